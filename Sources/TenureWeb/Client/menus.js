// Menus: a view's own opens with the mouse's other button, or under a finger that stays.
const menuOf = (event) => near(event, ":has(+.context)")?.nextElementSibling;
on("contextmenu", (event) => {
  const menu = menuOf(event);
  if (!menu) return;
  stop(event);
  clearTimeout(hold);
  menu.open = true;
});
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
