// What is done with a mouse or a finger: hovering, long presses, drags, rows by their handles, pulls and swipes.
"use strict";
const pointers = ({ node, press, send }) => {
  // A pointer that hovers: what is told is what it has come over, and what it has left. A finger does not hover.
  let over = [];
  const hover = (target) => {
    const now = [];
    for (let one = target?.closest?.("[data-hover]"); one; one = one.parentElement?.closest("[data-hover]")) now.push(one);
    for (const one of over) if (!now.includes(one) && one.isConnected) send("hover", node(one), false);
    for (const one of now) if (!over.includes(one)) send("hover", node(one), true);
    over = now;
  };
  document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") hover(event.target); });
  document.documentElement.addEventListener("pointerleave", () => hover(null));

  let hold = null, drag = null;
  document.addEventListener("pointerdown", (event) => {
    const long = event.target.closest?.("[data-long]");
    if (long) hold = setTimeout(() => send("long", node(long)), 500);
    const element = event.target.closest?.("[data-drag]");
    if (element) {
      drag = { element, box: element.getBoundingClientRect() };
      step(0, event);
    }
  });
  const step = (stage, event) => send("drag", node(drag.element), stage, event.clientX - drag.box.left, event.clientY - drag.box.top);
  document.addEventListener("pointermove", (event) => { if (drag) step(1, event); });
  for (const [name, stage] of [["pointerup", 2], ["pointercancel", 3]]) {
    document.addEventListener(name, (event) => {
      clearTimeout(hold);
      if (drag) step(stage, event);
      drag = null;
    });
  }

  // Rows are moved by their handles: dragged, or with the arrow keys.

  const like = (row) => [...row.parentElement.children].filter((one) => "m" in one.dataset);
  let moved = null;
  document.addEventListener("pointerdown", (event) => {
    const row = event.target.closest?.(".handle")?.closest(".row");
    if (!row) return;
    event.preventDefault();
    moved = { row, start: event.clientY };
    row.classList.add("moved");
  });
  document.addEventListener("pointermove", (event) => {
    if (moved) moved.row.style.transform = `translateY(${event.clientY - moved.start}px)`;
  });
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, (event) => {
      if (!moved) return;
      const { row } = moved, rows = like(row).filter((one) => one !== row);
      moved = null;
      row.style.transform = "";
      row.classList.remove("moved");
      const middle = (one) => { const box = one.getBoundingClientRect(); return box.y + box.height / 2; };
      if (name === "pointerup") move(row, rows.filter((one) => middle(one) < event.clientY).length);
    });
  }
  function move(row, place) {
    const rows = like(row);
    if (place >= 0 && place < rows.length && place !== rows.indexOf(row)) send("move", node(row), place);
  }
  document.addEventListener("keydown", (event) => {
    const row = event.target.closest?.(".handle")?.closest(".row"), step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!row || !step) return;
    event.preventDefault();
    move(row, like(row).indexOf(row) + step);
  });

  // A finger that pulls the page down refreshes it; one that swipes a row shows the row's buttons.

  let touch = null;
  document.addEventListener("touchstart", (event) => {
    const { clientX: x, clientY: y } = event.touches[0];
    touch = { x, y, row: event.target.closest?.(".row"), isAtTop: scrollY <= 0 };
    for (const open of document.querySelectorAll(".swipe.open")) if (!open.contains(event.target)) open.classList.remove("open");
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!touch) return;
    const x = event.changedTouches[0].clientX - touch.x, y = event.changedTouches[0].clientY - touch.y;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) {
      for (let one = touch.row?.nextElementSibling; one?.matches(".swipe"); one = one.nextElementSibling) {
        if (one.matches(x < 0 ? ".at-trailing" : ".at-leading")) one.classList.add("open");
      }
    } else if (touch.isAtTop && y > 90 && y > 2 * Math.abs(x)) {
      const all = [...document.querySelectorAll(".refreshable > .refresh")].filter((one) => one.checkVisibility() && !one.closest("[inert]"));
      if (all.length) press(all.pop());
    }
    touch = null;
  }, { passive: true });
};
