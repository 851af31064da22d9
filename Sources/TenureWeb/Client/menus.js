// Menus: a view's own opens with the mouse's other button, or under a finger that stays.
const menuOf = (event) => near(event, ":has(+.context)")?.nextElementSibling;
on("contextmenu", (event) => {
  const menu = menuOf(event);
  if (!menu) return;
  stop(event);
  clearTimeout(hold);
  spot = event.pointerType === "mouse" && new DOMRect(event.clientX, event.clientY);
  menu.open = true;
});
// What a menu offers stands over all else: below what opened it, or above that, or where the mouse was pressed.
let spot;
on("toggle", (event) => {
  const menu = event.target, items = menu.lastElementChild;
  if (!menu.matches(".menu:not(.items *)")) return;
  items.popover = "manual";
  items.togglePopover(menu.open);
  if (menu.open) {
    const { offsetWidth: width, offsetHeight: height } = items;
    const it = spot || boxOf(menu.matches(".context") ? menu.previousElementSibling : menu.firstElementChild);
    const x = it.x + it.right > innerWidth ? it.right - width : it.x;
    const y = it.bottom + 4 + height > innerHeight ? it.top - height - 4 : it.bottom + 4;
    items.style.left = Math.max(8, Math.min(x, innerWidth - width - 8)) + "px";
    items.style.top = Math.max(8, y) + "px";
  }
  spot = null;
}, true);
for (const name of ["keydown", "pointerdown"]) on(name, (event) => {
  const byKey = name[0] === "k";
  // Where a pointer opened a sheet or an alert, no ring stands round what it begins with.
  html.classList.toggle("keyed", byKey);
  // A press beside a menu closes it, and so does Escape, which then closes nothing else.
  for (const menu of all(".menu[open]")) {
    if (byKey ? event.key !== "Escape" : menu.contains(event.target)) continue;
    if (byKey) {
      stop(event);
      if (menu.contains(document.activeElement)) menu.firstElementChild.focus();
    }
    menu.open = false;
  }
}, true);
// While a list is edited, the circle before a row shows what deletes it.
on("click", (event) => {
  const row = near(event, ".editing:not(.picks) .row:has(> .delete)"), box = row && boxOf(row);
  // Enter and Space press what has the keyboard, wherever that is.
  if (!row || near(event, ".delete,.handle") || !event.clientX && !event.clientY || (getComputedStyle(row).direction === "rtl" ? box.right - event.clientX : event.clientX - box.left) > 50) return;
  event.stopPropagation();
  row.classList.add("open");
}, true);
