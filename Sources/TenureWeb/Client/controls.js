// What a user does to controls, with a click, a key or by typing.
const press = (target) => {
  const element = target.closest("[data-a],summary,button,a.link,[data-tap]");
  if (!element || !root.contains(element)) return false;
  if (element.disabled || element.ariaDisabled === "true" || element.closest("[inert]")) return false;
  if (element.tagName === "SUMMARY" && element.parentElement.matches(".menu:not([data-act])")) return false;
  closeMenus(element);
  if ("paste" in element.dataset) paste(element);
  else if (element.dataset.a) send(element.dataset.a, node(element));
  else if (element.tagName === "SUMMARY" && !element.parentElement.matches(".menu")) {
    const details = element.parentElement;
    if (details.dataset.d === undefined) send(PAGE.flag, node(details), !details.open);
  } else tap(element);
  return element;
};

// What was copied anywhere, where the browser gives it: else the program pastes what it has copied itself.
const paste = async (element) => {
  const text = await navigator.clipboard?.readText().catch(() => "");
  text ? send(PAGE.text, node(element), text, 0) : send(PAGE.tap, node(element));
};

const choose = (row) => row && send(PAGE.select, node(row), row.dataset.select !== "1");

on("click", (event) => {
  const target = event.target;
  if (target.tagName === "DIALOG") {
    const box = boxOf(target);
    const isOutside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
    if (isOutside && target.dataset.locked === undefined) send(PAGE.dismiss, node(target));
    return;
  }
  if (target.closest("input,select,textarea,.handle,.month,.drums") || (target.closest("label") && !target.closest("button"))) return;
  const pressed = press(target);
  if (!pressed && !target.closest("details")) choose(target.closest("[data-select]"));
  // Details open by themselves, but for a menu whose tap does something else; what the server does not take is put back.
  if (pressed && (pressed.tagName === "A" || pressed.parentElement.matches("[data-d],[data-act]"))) stop(event);
});

on("keydown", (event) => {
  const target = event.target;
  if (event.key === "Enter" && target.tagName === "INPUT" && !event.isComposing) {
    stop(event);
    send(PAGE.submit, node(target));
  } else if ((event.key === "Enter" || event.key === " ") && target.matches?.("[data-tap][tabindex],[data-select]")) {
    stop(event);
    press(target) || choose(target);
  } else if (/^Arrow(Up|Down)$/.test(event.key) && target.matches?.("tr[data-select]")) {
    // Rows of a table have the keyboard.
    stop(event);
    (event.key === "ArrowUp" ? target.previousElementSibling : target.nextElementSibling)?.focus();
  }
});

// Keys that stand for a control. Without another key held down they are letters to be typed, or move about.
on("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const held = [event.shiftKey && "shift", event.altKey && "option", (event.ctrlKey || event.metaKey) && "command"].filter(Boolean);
  const plain = !held.length && !/^(Enter|Escape|Arrow.*|Delete)$/.test(event.key);
  if (plain || (!held.length && event.target.matches?.("input,textarea,select,button,a"))) return;
  const key = [...held, event.key.length === 1 ? event.key.toLowerCase() : event.key].join("+");
  const element = all("[data-key]").filter((one) => one.dataset.key === key && one.checkVisibility()).pop();
  const pressed = element && press(element.matches("button,a") ? element : element.querySelector("button,a") || element);
  if (pressed) stop(event);
});

on("input", (event) => {
  const target = event.target;
  if (target.type === "range") {
    if (!target.waits) {
      target.waits = true;
      requestAnimationFrame(() => {
        target.waits = false;
        send(PAGE.number, node(target), +target.value);
      });
    }
  } else if (target.matches(".clock")) setClock(target);
  else if (isField(target) && root.contains(target)) {
    // A date that is not yet complete.
    if (!target.value && /^(date|time)/.test(target.type)) return;
    const count = (edits.get(target.id) || 0) + 1;
    edits.set(target.id, count);
    send(PAGE.text, node(target), target.value, count);
  }
});

on("change", (event) => {
  const target = event.target;
  if (target.type === "radio") {
    const options = target.closest(".options"), index = [...options.children].indexOf(target.closest(".option"));
    options.dataset.v = index;
    turn(options);
    send(PAGE.choose, node(options), index);
    closeMenus(options);
  } else if (target.type === "checkbox") send(PAGE.flag, node(target), target.checked), closeMenus(target);
  else if (target.tagName === "SELECT") {
    target.dataset.v = target.selectedIndex;
    send(PAGE.choose, node(target), target.selectedIndex);
  } else if (target.type === "file") give(target, [...target.files]);
});

// Files are sent in parts, one after another, until the server has refused one: the rest is then an end alone.
let refused = false;
async function give(target, files) {
  const { limit } = target.dataset, step = Math.min(most / 2, 9e4) | 0;
  if (files.reduce((sum, one) => sum + one.size, 0) > 1e6 * limit) return say(`These are more than ${limit} MB. Choose less.`);
  say("");
  refused = false;
  for (const one of files) {
    const put = (part, end) => send(PAGE.file, node(target), one.name, part, end);
    for (let from = 0; from <= one.size; from += step) {
      const bytes = new Uint8Array(await one.slice(from, from + step).arrayBuffer());
      if (refused) return put("", 2);
      put(btoa(String.fromCharCode(...bytes)), from + step <= one.size ? 0 : 1 + (one === files.at(-1)));
    }
  }
}

// What is selected in a field whose program asks.
let cursor = "";
on("selectionchange", () => {
  const field = document.activeElement;
  if (!field?.matches("[data-sel]")) return;
  const now = [node(field), field.selectionStart, field.selectionEnd];
  if (`${now}` !== cursor) send(PAGE.cursor, ...now);
  cursor = `${now}`;
});

const isField = (target) => target.matches?.("textarea,input:not([type=checkbox],[type=range],[type=radio],[type=file])") && root.contains(target);
on("focusin", (event) => { if (isField(event.target)) send(PAGE.focus, node(event.target)); });
on("focusout", (event) => {
  if (isField(event.target) && event.target.isConnected && document.hasFocus()) send(PAGE.blur, node(event.target));
});

// Escape: the server decides whether that closes anything.
on("cancel", (event) => {
  stop(event);
  if (event.target.dataset?.locked === undefined) send(PAGE.dismiss, node(event.target));
}, true);

// What is chosen stands in the middle of its wheel.
function turn(options) {
  const chosen = options.matches(".wheel > .options") && options.children[+options.dataset.v];
  if (chosen) options.scrollTop = chosen.offsetTop - options.offsetTop - (options.clientHeight - chosen.offsetHeight) / 2;
}

function pick(options) {
  [...options.children].forEach((one, index) => { (one.querySelector("input") ?? one).checked = one.dataset.on = index === +options.dataset.v; });
  turn(options);
}
