// A finger pushes a row aside, which shows the row's buttons at that side; one that pulls the page down refreshes it.
let touch = null, pushed = null;
// A row's buttons at a side stand behind it.
function behind(row, side) {
  const parts = side === "trailing" ? all(":scope > .delete", row) : [];
  for (let one = row.nextElementSibling; one?.matches(".swipe,.context"); one = one.nextElementSibling) {
    if (one.matches(".at-" + side)) parts.push(one);
  }
  return parts;
}
// How far a row can be pushed is how wide they are.
function push(row, side) {
  if (pushed?.row === row && pushed.side === side) return pushed;
  closeRow();
  const parts = behind(row, side);
  if (!parts.length) return null;
  row.classList.add("pushed-aside");
  let width = 0;
  for (const part of parts) {
    part.classList.add("shown");
    part.style.setProperty("--row", row.offsetHeight + "px");
    for (const one of part.matches(".swipe") ? part.children : [part]) width += one.offsetWidth;
  }
  return pushed = { row, side, parts, width };
}
// As far as this towards the right, at once under a finger.
function pushTo(x, isFollowing) {
  pushed.row.style.transition = isFollowing ? "none" : "";
  pushed.row.style.translate = x + "px";
  const shown = `inset(0 ${x < 0 ? 0 : `calc(100% - ${x}px)`} 0 ${x < 0 ? `calc(100% + ${x}px)` : 0})`;
  for (const part of pushed.parts) if (part.matches(".swipe")) part.style.clipPath = shown;
}
function closeRow() {
  if (!pushed) return;
  pushed.row.classList.remove("pushed-aside");
  pushed.row.style.translate = "";
  for (const part of pushed.parts) {
    part.classList.remove("shown");
    part.style.clipPath = "";
  }
  pushed = null;
}
function openRow(row, side) {
  if (push(row, side)) pushTo((side === "trailing") === row.matches(":dir(rtl)") ? pushed.width : -pushed.width);
}

on("touchstart", (event) => {
  const { clientX: x, clientY: y } = event.touches[0];
  touch = { x, y, row: near(event, ".row"), isAtTop: scrollY <= 0 && !(near(event, ".own")?.scrollTop > 0) };
  if (pushed && !pushed.parts.some((one) => one.contains(event.target))) {
    closeRow();
    touch.row = null;
  }
}, { passive: true });
on("touchmove", (event) => {
  if (!touch?.row || drag || moved || near(event, "input,.scroll.horizontal,[draggable],.tabs[class*=tabViewStyle-page]")) return;
  const x = event.touches[0].clientX - touch.x, y = event.touches[0].clientY - touch.y;
  if (!touch.pushes) {
    if (Math.abs(x) < 10 && Math.abs(y) < 10) return;
    touch.pushes = Math.abs(x) > Math.abs(y) && push(touch.row, (x < 0) === touch.row.matches(":dir(ltr)") ? "trailing" : "leading");
    if (!touch.pushes) return touch.row = null;
    clearTimeout(hold);
  }
  stop(event);
  // Not to the other side.
  if (pushed) pushTo((pushed.side === "trailing") === touch.row.matches(":dir(ltr)") ? Math.min(0, x) : Math.max(0, x), true);
}, { passive: false });
// The button that a row allows to be pressed by pushing it all the way.
const fullSwipe = (part) => part.matches(".delete") ? part : part.matches("[data-full]") && part.firstElementChild;
on("touchend", (event) => {
  if (!touch) return;
  const { pushes, row } = touch, { clientX, clientY } = event.changedTouches[0];
  const x = clientX - touch.x, y = clientY - touch.y;
  if (pushes && pushes === pushed) {
    const whole = Math.abs(x) > row.offsetWidth * .6 && pushed.parts.map(fullSwipe).find(Boolean);
    if (whole) press(whole);
    if (whole || Math.abs(x) < pushed.width / 2) closeRow();
    else openRow(row, pushed.side);
  } else if (touch.isAtTop && y > 90 && y > 2 * Math.abs(x)) {
    const last = all(".refreshable > .refresh").filter((one) => one.checkVisibility() && !one.closest("[inert]")).pop();
    if (last) press(last);
  }
  touch = null;
}, { passive: true });
// The system has taken the finger away.
on("touchcancel", () => {
  if (touch?.pushes) closeRow();
  touch = null;
});
// A button that has been pressed closes its row.
on("click", (event) => { if (pushed?.parts.some((one) => one.contains(event.target))) setTimeout(closeRow); });
