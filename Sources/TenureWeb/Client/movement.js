// How changes are drawn that a program animates.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const drawn = ("opacity translate scale rotate color backgroundColor borderColor borderWidth borderRadius boxShadow filter width "
  + "height left top padding gap fontSize letterSpacing fill stroke strokeWidth strokeDasharray strokeDashoffset").split(" ");
const running = new WeakMap();
let movement = null;

function look(element) {
  const style = getComputedStyle(element);
  return drawn.map((name) => style[name]);
}

// Changes an element: under a movement it passes from how it looked to how it looks.
function pass(element, change) {
  const before = movement && look(element);
  running.get(element)?.cancel();
  change();
  if (!before) return;
  const from = {}, to = {};
  look(element).forEach((value, index) => {
    if (value !== before[index]) [from[drawn[index]], to[drawn[index]]] = [before[index], value];
  });
  if (Object.keys(to).length) running.set(element, element.animate([from, to], movement));
}

// How an element looks before it has come, or once it has gone; nothing where that is as it is.
function way(element, isGoing) {
  const said = element.dataset?.t ?? element.firstElementChild?.dataset?.t ?? "opacity";
  const [come, go = come] = said.split("|"), frame = {};
  const sides = { leading: "-100% 0", trailing: "100% 0", top: "0 -100%", bottom: "0 100%" };
  for (const kind of (isGoing ? go : come).split("+")) {
    if (kind === "opacity") frame.opacity = 0;
    else if (kind === "scale") frame.scale = 0;
    else if (kind.startsWith("scale_")) {
      const [, scale, x, y] = kind.split("_");
      frame.scale = scale;
      if (y) frame.transformOrigin = `${x * 100}% ${y * 100}%`;
    } else if (kind.startsWith("offset_")) frame.translate = kind.split("_").slice(1).map((one) => `${one}px`).join(" ");
    else if (kind === "slide") frame.translate = sides[isGoing ? "trailing" : "leading"];
    else if (kind.startsWith("move-")) frame.translate = sides[kind.slice(5)];
  }
  return Object.keys(frame).length ? frame : null;
}

// A view that comes under a movement passes from where one of its name in the same namespace was before the message.
const matched = new Map();
let comers = [];
function noteMatched() {
  for (const one of all("[data-match]", root)) {
    if (!one.inert && one.checkVisibility() && !matched.has(one.dataset.match)) matched.set(one.dataset.match, boxOf(one));
  }
}
function match() {
  for (const [element, how] of comers) {
    for (const one of [element, ...all("[data-match]", element)]) {
      const old = matched.get(one.dataset?.match), now = boxOf(one);
      if (!old?.width || !now.width) continue;
      const transform = `translate(${old.x - now.x}px,${old.y - now.y}px) scale(${old.width / now.width},${old.height / now.height})`;
      one.animate([{ transformOrigin: "0 0", transform }, { transformOrigin: "0 0" }], how);
    }
  }
  comers = [];
  matched.clear();
}

function leave(element) {
  if (element.tagName === "DIALOG") element.close();
  const isScreen = element.matches(".screen.pushed") && !calm.matches;
  const frame = movement && !isScreen && way(element, true);
  if (!isScreen && !frame) return element.remove();
  const place = leavers.get(element) ?? box(element);
  detach(element);
  if (isScreen) return setTimeout(() => element.remove(), 240);
  drift(element, place, frame);
}

function detach(element) {
  for (const one of [element, ...all("[id]", element)]) one.removeAttribute("id");
  element.inert = true;
  element.classList.add("leaving");
}

// No narrower than its words, of whose width a page says the whole points alone.
const box = (element) => {
  if ("offsetLeft" in element) return [element.offsetLeft, element.offsetTop, element.offsetWidth + 1, element.offsetHeight];
  // A drawing does not say so by itself.
  const around = element.parentElement, holder = getComputedStyle(around).position === "static" ? around.offsetParent ?? html : around;
  const it = boxOf(element), from = boxOf(holder);
  return [it.x - from.x, it.y - from.y, it.width, it.height];
};

// Draws the last of an element, out of the flow.
function drift(element, place, frame) {
  const [left, top, width, height] = place.map((length) => length + "px");
  Object.assign(element.style, { inset: "auto", left, top, width, height });
  element.animate([{}, frame], { ...movement, fill: "forwards", iterations: 1 }).onfinish = () => element.remove();
}

// Under a movement, the old words of an element pass into the new ones.
function rewrite(element, words) {
  const kind = element.closest("[data-c]")?.dataset.c;
  const frame = (by) => (kind === "numericText" ? { opacity: 0, translate: "0 " + by } : { opacity: 0 });
  element.past?.();
  if (movement && kind !== "identity" && element.checkVisibility()) {
    const old = element.cloneNode(true), coming = element.animate([frame("50%"), {}], movement);
    detach(old);
    element.after(old);
    drift(old, box(element), frame("-50%"));
    element.past = () => (old.remove(), coming.cancel());
  }
  element.textContent = words;
}

// Plays the effect of a symbol once, as the style sheet has it for one that goes on.
function play(element, kind) {
  if (calm.matches) return;
  element.classList.add("fx-" + kind, "fx-once");
  for (const one of element.getAnimations()) one.cancel(), one.play();
  element.addEventListener("animationend", () => element.classList.remove("fx-" + kind, "fx-once"), { once: true });
}
