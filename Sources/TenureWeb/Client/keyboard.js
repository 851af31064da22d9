// Where the keyboard goes on when what had it is gone: beside a deleted row, back to where it was on the screen before, or
// to the title of a new one.
const left = new WeakMap();
let last = null, beside = null;
const isSeen = (element) => element?.checkVisibility?.() && !element.closest(".leaving");
on("focusin", (event) => left.set((last = event.target).closest(".screen,dialog") ?? root, last));
function noteGoing(element) {
  if (element.contains(last) && !element.matches(".screen,dialog")) beside = element.nextElementSibling ?? element.previousElementSibling;
}
function goOn() {
  const active = document.activeElement, row = beside;
  beside = null;
  if (!last || isSeen(last) || active !== document.body && isSeen(active)) return;
  const here = all(".screen,dialog", root).filter(isSeen).pop() ?? root;
  const before = left.get(here), again = before?.isConnected ? before : before?.id && at(before.id);
  const next = row && [row, ...all("*", row)].find((one) => one.tabIndex >= 0);
  const target = [next, again, here.querySelector(".bar h1:not(:empty)"), here.querySelector(".back")].find(isSeen);
  if (target?.tagName === "H1") target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
