// Under a movement, what stands beside and around what comes or goes passes to its new place.
const movementOf = ([, duration, easing, delay, count, isBackAndForth]) => duration === undefined || calm.matches ? null : {
  duration, easing, delay: delay || 0, iterations: count === 0 ? Infinity : count || 1,
  direction: isBackAndForth ? "alternate" : "normal", fill: "backwards",
};
// Where all that was before a message: what changes first takes its place from the rest.
let stood = [];
const leavers = new Map(), shifting = new WeakMap();
function noteStanding(changes) {
  const seen = new Set();
  let how = null;
  stood = [];
  leavers.clear();
  for (const change of changes) {
    const [kind, place, to] = change;
    if (kind === CHANGE.movement) how = movementOf(change);
    if (!how || kind !== CHANGE.insert && kind !== CHANGE.remove && kind !== CHANGE.move) continue;
    const element = at(place);
    if (element && kind === CHANGE.remove) leavers.set(element, box(element));
    const holder = kind === CHANGE.insert ? element : kind === CHANGE.move ? at(to) : element?.parentElement;
    for (let one = holder, level = 0; one && level < 4; one = one.parentElement, level++) {
      if (!seen.has(one)) stood.push(...[...one.children].slice(0, 100).map((each) => [each, boxOf(each), how]));
      seen.add(one);
      if (one.matches(".content,.screen,dialog")) break;
    }
  }
}
function shift() {
  // Not what was nowhere before: it was not shown.
  const there = stood.filter(([one, old]) => one.isConnected && !one.inert && (old.width || old.height));
  for (const [one] of there) shifting.get(one)?.cancel();
  const moved = new Map(there.map(([one, old]) => {
    const now = boxOf(one);
    return [one, [old.x - now.x, old.y - now.y]];
  }));
  for (const [one, , how] of there) {
    // What is inside is taken along.
    let around = one.parentElement;
    while (around && !moved.has(around)) around = around.parentElement;
    const [dx, dy] = moved.get(one), [x, y] = moved.get(around) ?? [0, 0];
    if (dx === x && dy === y) continue;
    shifting.set(one, one.animate([{ transform: `translate(${dx - x}px,${dy - y}px)` }, { transform: "none" }], how));
  }
  stood = [];
}
