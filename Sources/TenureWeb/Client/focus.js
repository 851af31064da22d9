// Where a pointer, assistive technology and the keyboard are, of what asks to be told.

// Where a pointer is over what asks for it, once a frame.
let pointed = null;
on("pointermove", (event) => {
  if (event.pointerType === "touch" || !near(event, "[data-point]")) return;
  if (!pointed) requestAnimationFrame(() => {
    for (let one = near(pointed, "[data-point]"); one; one = one.parentElement.closest("[data-point]")) {
      const box = boxOf(one);
      if (one.isConnected) send(PAGE.point, node(one), pointed.clientX - box.left, pointed.clientY - box.top);
    }
    pointed = null;
  });
  pointed = event;
});

// Assistive technology is where the browser's focus is, of what asks for it.
let attended = null;
const attend = (now) => {
  if (now === attended) return;
  if (attended?.isConnected) send(PAGE.attend, node(attended), false);
  if (now) send(PAGE.attend, node(now), true);
  attended = now;
};
on("focusin", (event) => attend(near(event, "[data-at]")));
on("focusout", (event) => { if (!event.relatedTarget && document.hasFocus()) attend(null); });

// What can have the keyboard though it is no field tells of its focus, and of the keys that somebody around it answers.
on("focusin", (event) => { if (event.target.matches("[data-focus]")) send(PAGE.focus, node(event.target)); });
on("focusout", (event) => { if (event.target.matches("[data-focus]") && event.target.isConnected) send(PAGE.blur, node(event.target)); });
on("keydown", (event) => {
  if (event.defaultPrevented || !near(event, "[data-keys]") || !near(event, "[data-focus]")) return;
  const held = [event.getModifierState("CapsLock"), event.shiftKey, event.ctrlKey, event.altKey, event.metaKey];
  send(PAGE.key, node(near(event, "[data-focus]")), event.key, held.reduce((sum, one, place) => sum + (one ? 1 << place : 0), 0));
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) stop(event);
});
// What ends a search takes the keyboard from its field, which a press of a button does not do everywhere.
on("click", (event) => near(event, ".ends-search") && document.activeElement.blur(), true);
// In a sheet or an alert that has come, a user goes on writing behind what is there.
function writeOn() {
  const field = document.activeElement;
  if (isField(field)) try { field.setSelectionRange(field.value.length, field.value.length); } catch {}
}
// What a program wants to be selected in a field.
const select = (field) => { if (field.dataset.sel) field.setSelectionRange?.(...field.dataset.sel.split(" ")); };
