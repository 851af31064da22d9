// Views that are lined up by guides that they set, in stacks and over others.
// Where such a guide is: "x leading 4 0 1 0 0 0" is an axis, a name, then a length and shares of width and height; the same
// three again say where it is in a view that does not set it.
const guidesOf = (one) => (one.dataset.guide ?? "").split(";").filter(Boolean).map((words) => {
  const [axis, name, ...numbers] = words.split(" ");
  return { axis, name: name.toLowerCase(), numbers: numbers.map(Number) };
});
const placeIn = (box, [length, wide, high]) => length + wide * box.width + high * box.height;
// The axes along which an element lines up what is in it, and whether that is the guide of this name.
const axesOf = { vstack: "x", hstack: "y", zstack: "xy", "part-overlay": "xy", "part-background": "xy", frame: "xy" };
function linesUp(holder, { axis, name }) {
  const kind = Object.keys(axesOf).find((one) => holder.classList.contains(one));
  if (!kind || !axesOf[kind].includes(axis)) return false;
  const said = (/\b(?:al|to)-(\S+)/.exec(holder.className)?.[1] ?? "center").toLowerCase();
  const others = axis === "x" ? /leading|trailing|guide/ : /top|bottom|baseline|guide/;
  return name === "center" ? !others.test(said) : said.includes(name);
}
const styled = [];
function setStyle(one, name, value) {
  one.style[name] = value;
  styled.push([one, name]);
}
function lineUp() {
  for (const [one, name] of styled.splice(0)) one.style[name] = "";
  const stacks = new Map();
  for (const one of all("[data-guide]", root)) {
    if (!one.checkVisibility()) continue;
    for (const guide of guidesOf(one)) {
      let child = one;
      while (child.parentElement !== root && !linesUp(child.parentElement, guide)) child = child.parentElement;
      const holder = child.parentElement;
      if (holder === root) continue;
      const isX = guide.axis === "x", own = boxOf(one), box = boxOf(child);
      const from = !isX ? own.top - box.top : getComputedStyle(holder).direction === "rtl" ? box.right - own.right : own.left - box.left;
      const place = from + placeIn(own, guide.numbers), usual = guide.numbers.slice(3);
      if (!/stack/.test(holder.className)) {
        // What is over another view, or in a frame, moves by itself.
        setStyle(child, "position", "relative");
        setStyle(child, isX ? "insetInlineStart" : "top", placeIn(box, usual) - place + "px");
        continue;
      }
      if (!stacks.has(holder)) stacks.set(holder, {});
      const { places } = stacks.get(holder)[guide.axis] ??= { usual, places: new Map() };
      places.set(child, [...places.get(child) ?? [], place]);
    }
  }
  // The others make room: the stack is as long as all of them take side by side.
  for (const [holder, axes] of stacks) {
    for (const [axis, { usual, places }] of Object.entries(axes)) {
      const views = [...holder.children].filter((one) => !one.matches(".spacer"));
      const lines = views.map((one) => {
        const set = places.get(one);
        return set ? set.reduce((sum, next) => sum + next) / set.length : placeIn(boxOf(one), usual);
      });
      const line = Math.max(...lines), isX = axis === "x";
      views.forEach((one, index) => {
        setStyle(one, isX && holder.matches(".zstack") ? "justifySelf" : "alignSelf", "start");
        setStyle(one, isX ? "marginInlineStart" : "marginTop", line - lines[index] + "px");
      });
    }
  }
}
addEventListener("resize", lineUp);
document.fonts?.ready.then(lineUp);
// The size of a layout of the program's own, then each view with its place.
const arranged = ["left", "top", "minWidth", "maxWidth", "width", "height"];
function setPlace(one, names, numbers) {
  const lengths = numbers.map((number) => number + "px");
  if (names.every((name, index) => one.style[name] === lengths[index])) return;
  const change = () => names.forEach((name, index) => { one.style[name] = lengths[index]; });
  one.style[names[0]] ? pass(one, change) : change();
}
function arrange(one) {
  const [size, ...views] = one.dataset.places.split(";").map((words) => words.split(" "));
  one.dataset.placed = "";
  setPlace(one, ["width", "height"], size);
  // Words may be a little wider here than where they were measured.
  for (const [id, x, y, width, height] of views) {
    if (at(id)) setPlace(at(id), ["left", "top", "minWidth", "maxWidth", "height"], [x, y, width, +width + 1, height]);
  }
}
function putBack(one) { for (const name of arranged) one.style[name] = ""; }
function disarrange(one) {
  delete one.dataset.placed;
  for (const it of [one, ...one.children]) putBack(it);
}
