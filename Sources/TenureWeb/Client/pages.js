// Tabs that are pages follow a finger, or a mouse that is held, and are turned where it lets go.
const paged = ".tabs:is([class*=tabViewStyle-page], [class*=tabViewStyle-page] *)";
const tabsOf = (pages) => all(":scope > .tab", pages), panelOf = (tab) => tab.lastElementChild;
let leaf = null;
function grip(target, event, time) {
  const pages = target.closest(paged);
  letGo(null);
  if (!pages || target.closest("[data-drag],input,textarea,.scroll.horizontal,[draggable]")) return;
  const tabs = tabsOf(pages), place = tabs.findIndex((one) => !panelOf(one).hidden);
  leaf = { pages, tabs, place, x: event.clientX, y: event.clientY, time, moves: false, other: undefined };
}
// Moves the page, and beside it the one that comes next at that side: true where pages follow.
function follow(event) {
  if (!leaf || drag || moved) return false;
  const { pages, tabs, place } = leaf, x = event.clientX - leaf.x, y = event.clientY - leaf.y;
  if (!leaf.moves) {
    if (Math.hypot(x, y) < 10) return false;
    if (place < 0 || Math.abs(x) < Math.abs(y)) return !(leaf = null);
    leaf.moves = true;
    clearTimeout(hold);
  }
  const other = tabs[place + ((x < 0) === pages.matches(":dir(ltr)") ? 1 : -1)];
  if (other !== leaf.other) {
    if (leaf.other) unlay(panelOf(leaf.other));
    // What nobody has seen yet is made.
    if (other) send(PAGE.hover, node(other), true);
    leaf.other = other;
  }
  // There is no more at that side: it comes back.
  leaf.now = other ? x : x / 3;
  lay(panelOf(tabs[place]), leaf.now);
  if (other) lay(panelOf(other), leaf.now - Math.sign(x) * pages.offsetWidth);
  return true;
}
function letGo(event) {
  const { moves, pages, tabs, place, other, now, time } = leaf ?? {};
  leaf = null;
  if (!moves) return;
  const width = Math.sign(now) * pages.offsetWidth;
  const goes = other && event && (Math.abs(now) > Math.abs(width) / 2 || Math.abs(now) >= 40 && event.timeStamp - time < 500);
  if (goes) press(other.firstElementChild);
  slide(panelOf(tabs[place]), now, goes ? width : 0);
  if (other) slide(panelOf(other), now - width, goes ? 0 : -width);
}
// A page that is still on its way is taken from where it is to be.
const slides = new WeakMap();
function lay(panel, x) {
  slides.get(panel)?.cancel();
  panel.classList.add("turning");
  panel.style.translate = x + "px";
}
function unlay(panel) {
  panel.classList.remove("turning");
  panel.style.translate = "";
}
function slide(panel, from, to, how = { duration: calm.matches ? 0 : 300, easing: "ease-out" }) {
  lay(panel, to);
  const way = panel.animate({ translate: [from + "px", to + "px"] }, { ...how, iterations: 1 });
  way.onfinish = () => unlay(panel);
  slides.set(panel, way);
}
// A program turns to another page with an animation.
function turnPages(panel) {
  const pages = movement && panel.closest(paged), panels = pages ? tabsOf(pages).map(panelOf) : [];
  const before = panels.find((one) => one !== panel && !one.hidden);
  if (!before || !panels.includes(panel) || panel.matches(".turning")) return;
  const isOn = panels.indexOf(panel) > panels.indexOf(before), width = isOn === pages.matches(":dir(ltr)") ? pages.offsetWidth : -pages.offsetWidth;
  slide(before, 0, -width, movement);
  slide(panel, width, 0, movement);
}
on("pointerdown", (event) => { if (event.pointerType === "mouse" && event.button === 0) grip(event.target, event, event.timeStamp); });
// What a mouse has turned it has not pressed; released outside of the window, it has let go.
on("pointermove", (event) => {
  if (event.pointerType !== "mouse" || !leaf) return;
  if (!event.buttons) letGo(null); else if (follow(event)) isHeld = true;
});
on("pointerup", (event) => { if (event.pointerType === "mouse") letGo(event); });
// A second finger ends what the first has begun.
on("touchstart", (event) => {
  event.touches.length > 1 ? letGo(null) : grip(event.target, event.touches[0], event.timeStamp);
}, { passive: true });
on("touchmove", (event) => { if (follow(event.touches[0])) stop(event); }, { passive: false });
on("touchend", (event) => letGo({ timeStamp: event.timeStamp }), { passive: true });
on("touchcancel", () => letGo(null));
