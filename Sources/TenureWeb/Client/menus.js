// Menus: a view's own opens with the mouse's other button, or under a finger that stays. So does one with a primary action,
// and with an arrow key.
const actsOf = (event) => near(event, ".menu[data-act]>summary")?.parentElement;
const menuOf = (event) => actsOf(event) ?? near(event, ":has(+.context)")?.nextElementSibling;
on("contextmenu", (event) => {
  const menu = menuOf(event);
  if (!menu) return;
  stop(event);
  clearTimeout(hold);
  spot = event.pointerType === "mouse" && new DOMRect(event.clientX, event.clientY);
  menu.open = true;
});
// What a menu offers stands over all else: below what opened it, or above that, or where the mouse was pressed.
let spot = null;
// Below a box, or above it where there is no room for that.
function putBeside(one, box, x, gap) {
  const { offsetWidth: width, offsetHeight: height, style } = one;
  const isAbove = box.bottom + gap + height > innerHeight && box.top - gap - height >= 0;
  style.left = Math.max(8, Math.min(x, innerWidth - width - 8)) + "px";
  style.top = Math.max(8, isAbove ? box.top - height - gap : box.bottom + gap) + "px";
  return isAbove;
}
// A popover points at what it belongs to, if the page shows that.
function point(popover) {
  const anchor = at(popover.dataset.tip);
  popover.dataset.pointing = "";
  if (!anchor) return;
  const box = boxOf(anchor), x = box.x + box.width / 2, { style } = popover;
  style.margin = 0;
  popover.dataset.pointing = putBeside(popover, box, x - popover.offsetWidth / 2, 12) ? "down" : "up";
  style.setProperty("--tip", Math.max(22, Math.min(x - popover.offsetLeft, popover.offsetWidth - 22)) + "px");
}
on("toggle", (event) => {
  const menu = event.target, items = menu.lastElementChild;
  if (!menu.matches(".menu:not(.items *)")) return;
  items.popover = "manual";
  items.togglePopover(menu.open);
  if (menu.open) {
    const it = spot || boxOf(menu.matches(".context") ? menu.previousElementSibling : menu.firstElementChild);
    putBeside(items, it, it.x + it.right > innerWidth ? it.right - items.offsetWidth : it.x, 4);
  }
  spot = null;
}, true);
let isBeside = false;
for (const name of ["keydown", "pointerdown"]) on(name, (event) => {
  const byKey = name[0] === "k";
  isBeside = false;
  // Where a pointer opened a sheet or an alert, no ring stands round what it begins with.
  html.classList.toggle("keyed", byKey && (event.key === "Tab" || !isField(event.target)));
  if (byKey && event.key === "ArrowDown" && actsOf(event)) {
    stop(event);
    actsOf(event).open = true;
  }
  // A press beside a menu closes it, and so does Escape, which then closes nothing else.
  for (const menu of all(".menu[open]")) {
    if (byKey ? event.key !== "Escape" : menu.contains(event.target)) continue;
    if (byKey) {
      stop(event);
      if (menu.contains(document.activeElement)) menu.firstElementChild.focus();
    } else isBeside = true;
    menu.open = false;
  }
}, true);
// That press does nothing else.
on("click", (event) => {
  if (isBeside) event.stopPropagation(), stop(event);
  isBeside = false;
}, true);
// While a list is edited, the circle before a row shows what deletes it.
on("click", (event) => {
  const row = near(event, ".editing:not(.picks) .row:has(> .delete)"), box = row && boxOf(row);
  // Enter and Space press what has the keyboard, wherever that is.
  if (!row || near(event, ".delete,.handle") || !event.clientX && !event.clientY || (getComputedStyle(row).direction === "rtl" ? box.right - event.clientX : event.clientX - box.left) > 50) return;
  event.stopPropagation();
  openRow(row, "trailing");
}, true);
// A choice closes its menu, and those that this is in.
function closeMenus(element) {
  for (let menu = element; menu = menu.closest(".menu[open]"); menu = menu.parentElement) menu.open = false;
}
