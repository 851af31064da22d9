// What is done with a mouse or a finger: hovering, long presses, drags, rows by their handles, and wheels.
const near = (event, what) => event.target.closest?.(what);

// What a pointer has come over, and what it has left, is told. A finger does not hover.
let over = [];
const hover = (now) => {
  for (const one of over) if (!now.includes(one) && one.isConnected) send(PAGE.hover, node(one), false);
  for (const one of now) if (!over.includes(one)) send(PAGE.hover, node(one), true);
  over = now;
};
on("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const now = [];
  for (let one = near(event, "[data-hover]"); one; one = one.parentElement.closest("[data-hover]")) now.push(one);
  hover(now);
});
html.addEventListener("pointerleave", () => hover([]));

// What shows that it is pressed is told when that begins and ends.
let pressing = null;
on("pointerdown", (event) => {
  pressing = near(event, "[data-press]");
  if (pressing) send(PAGE.press, node(pressing), true);
});
for (const name of ["pointerup", "pointercancel"]) on(name, () => {
  if (pressing?.isConnected) send(PAGE.press, node(pressing), false);
  pressing = null;
});

// What is dragged out of one view is dropped on another.
let lifted = null, target = null;
const drop = (stage, event) => {
  const box = boxOf(target);
  send(PAGE.drop, node(target), stage, node(lifted), event.clientX - box.left, event.clientY - box.top);
};
on("dragstart", (event) => {
  lifted = near(event, "[draggable]");
  // Some browsers drag nothing that has no data.
  event.dataTransfer?.setData("text/plain", "");
  if (lifted) send(PAGE.drop, node(lifted), 3, node(lifted), 0, 0);
});
on("dragover", (event) => {
  const now = lifted && near(event, "[data-drop]");
  if (now) stop(event);
  if (now === target) return;
  if (target) drop(2, event);
  target = now;
  if (target) drop(0, event);
});
for (const [name, stage] of [["drop", 1], ["dragend", 2]]) on(name, (event) => {
  if (target) drop(stage, event);
  if (target) stop(event);
  target = null;
});

// Rows are moved by their handles: dragged, or with the arrow keys.
let hold = 0, isHeld = false, drag = null, moved = null;
const rowOf = (event) => near(event, ".handle")?.closest(".row");
const like = (row) => [...row.parentElement.children].filter((one) => "m" in one.dataset);
const move = (row, place) => {
  const rows = like(row);
  if (place >= 0 && place < rows.length && place !== rows.indexOf(row)) send(PAGE.move, node(row), place);
};
const step = (stage, event) => send(PAGE.drag, node(drag.element), stage, event.clientX - drag.box.left, event.clientY - drag.box.top);
on("pointerdown", (event) => {
  const long = near(event, "[data-long]"), element = near(event, "[data-drag]"), row = rowOf(event);
  const menu = event.pointerType === "touch" ? menuOf(event) : actsOf(event);
  // What is done by a finger that stays is no tap, once it is lifted.
  isHeld = false;
  const lifts = event.pointerType === "touch" && near(event, ".row:has(> .handle)");
  if (long || menu || lifts) hold = setTimeout(() => {
    isHeld = true;
    if (long) send(PAGE.longPress, node(long));
    else if (menu) menu.open = true;
    else lift(lifts, event);
  }, 500);
  if (element) {
    drag = { element, box: boxOf(element) };
    step(0, event);
  }
  if (row) {
    stop(event);
    lift(row, event);
  }
});
// Also by a finger that stays on the row.
function lift(row, event) {
  moved = { row, start: event.clientY };
  row.classList.add("moved");
}
on("touchmove", (event) => { if (moved) stop(event); }, { passive: false });
on("click", (event) => {
  if (isHeld) event.stopPropagation(), stop(event);
  isHeld = false;
}, true);
on("pointermove", (event) => {
  if (drag) step(1, event);
  if (moved) moved.row.style.transform = `translateY(${event.clientY - moved.start}px)`;
});
for (const [name, stage] of [["pointerup", 2], ["pointercancel", 3]]) {
  on(name, (event) => {
    clearTimeout(hold);
    if (drag) step(stage, event);
    drag = null;
    if (!moved) return;
    const { row } = moved, rows = like(row).filter((one) => one !== row);
    moved = null;
    row.style.transform = "";
    row.classList.remove("moved");
    if (stage === 2) move(row, rows.filter((one) => middle(one) < event.clientY).length);
  });
}
on("keydown", (event) => {
  const row = rowOf(event), way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!row || !way) return;
  stop(event);
  move(row, like(row).indexOf(row) + way);
});

// A wheel that a user has turned chooses what it comes to rest at.
let turned = null, rest = 0;
const ends = "onscrollend" in window;
for (const name of ["wheel", "touchmove"]) {
  on(name, (event) => { turned = near(event, ".wheel > .options,.drum") ?? turned; }, { passive: true });
}
on(ends ? "scrollend" : "scroll", ({ target }) => {
  if (target !== turned) return;
  clearTimeout(rest);
  rest = setTimeout(() => {
    turned = null;
    const row = [...target.children].find((one) => boxOf(one).bottom > middle(target)), radio = row?.querySelector("input");
    if (row?.dataset.v) row.click();
    else if (radio && !radio.checked && !radio.disabled) radio.click();
  }, ends ? 0 : 150);
}, true);

// Where something waits for two taps, one is told when no second one has come.
let awaited = null;
const tap = (element) => {
  // The tab that is seen goes back to its first screen, and to the beginning of that.
  if (element.matches(".tabbutton[aria-selected=true]") && front && !root.querySelector(".pushed:not([hidden])")) {
    (front.matches(".own") ? front : window).scrollTo({ top: 0, behavior: "smooth" });
  }
  if (element.dataset.taps === undefined) return send(PAGE.tap, node(element));
  const second = awaited?.element === element;
  if (awaited) clearTimeout(awaited.timer), second || awaited.tell(), awaited = null;
  if (second) return send(PAGE.doubleTap, node(element));
  awaited = { element, tell: () => (awaited = null, send(PAGE.tap, node(element))) };
  awaited.timer = setTimeout(awaited.tell, 350);
};
