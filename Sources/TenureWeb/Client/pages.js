// Tabs that are pages are turned by a swipe, also of a mouse.
function turnPage(target, x, y) {
  const pages = target.closest(".tabs:is([class*=tabViewStyle-page], [class*=tabViewStyle-page] *)");
  if (!pages || Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
  if (target.closest("[data-drag],input,textarea,.scroll.horizontal,[draggable]")) return;
  const buttons = all(":scope > .tab > .tabbutton", pages), way = pages.matches(":dir(rtl)") ? -x : x;
  buttons[buttons.findIndex((one) => one.getAttribute("aria-selected") === "true") + (way < 0 ? 1 : -1)]?.click();
}
let grip = null;
on("pointerdown", (event) => { grip = event.pointerType === "mouse" && event.button === 0 ? event : null; });
on("pointerup", (event) => {
  if (grip) turnPage(grip.target, event.clientX - grip.clientX, event.clientY - grip.clientY);
  grip = null;
});
