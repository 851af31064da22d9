// What scrolls by itself, what stays, and where each was scrolled to.

// Mostly the page scrolls. Beside others that have to stay, as a header, a field below it, a button or a notice over it, what
// scrolls does so by itself, and all around it is as high as the window.
const holders = ".window,dialog,.tabpanel,.column";
function holdFrames() {
  const own = new Set(), held = new Set(), under = new Map();
  for (const one of all(".scroll:not(.horizontal),.list,.form,.stack,.tabs", root)) {
    const isWhole = one.matches(".stack,.tabs"), around = [];
    let isBeside = false, isOutside = false, isTop = !isWhole, it = one;
    while (!it.matches(holders)) {
      const up = it.parentElement;
      // What is over a whole navigation stack leaves that to scroll.
      isOutside ||= up.matches(".stack");
      isTop &&= !up.matches(".vstack") || !it.previousElementSibling;
      if (up.matches(".vstack")) isBeside ||= !isOutside && !isWhole && up.childElementCount > 1;
      else if (up.matches(".zstack")) isBeside ||= !isOutside && !!it.nextElementSibling;
      else if (up.matches(".layered")) isBeside ||= !isOutside && !!up.querySelector(":scope>.over>.part-overlay");
      else if (!up.matches(".box,.frame:not(.bounded),.base,.refreshable,.content,.tabcontent,.screen,.stack," + holders)) break;
      around.push(it = up);
    }
    if (!isBeside || !it.matches(holders)) continue;
    own.add(one);
    // A screen below the one that is shown says nothing of what is around both.
    const below = one.closest(".screen[hidden],.tabpanel[hidden]");
    for (const one of around) if (!below || below.contains(one)) held.add(one);
    const bar = isTop && one.closest(".screen")?.querySelector(":scope>.bar:not(.inline,:has(input.title)):has(>h1:not(:empty,[data-subtitle]))");
    // All of the bar goes but its row of items and a search field.
    if (bar) under.set(one, bar.offsetHeight - parseFloat(getComputedStyle(bar).getPropertyValue("--row")) - (bar.querySelector(".search")?.offsetHeight ?? 0) + "px");
  }
  // What keeps a ratio is smaller where a screen that does not scroll has less room.
  for (const one of all(".fits", root)) {
    const around = [];
    for (let it = one; it; it = it.parentElement) {
      if (it.matches(".content,.tabcontent,.stack,.screen," + holders)) around.push(it);
      else if (!it.matches(".shrinks,.tall,.base") || it.matches(".scroll:not(.horizontal)")) break;
      if (it.matches(holders)) { for (const frame of around) held.add(frame); break; }
    }
  }
  // What begins to scroll by itself, or ends, is where it was.
  const starts = [...own].find((one) => one.id === front?.id && !one.matches(".own"));
  const stops = all(".own", root).find((one) => one.id === front?.id && !own.has(one)), end = stops?.scrollTop;
  for (const [name, set] of [["own", own], ["held", held], ["under", under]]) {
    for (const one of all("." + name, root)) if (!set.has(one)) one.classList.remove(name);
    for (const one of set.keys()) one.classList.add(name);
  }
  // Its large title goes under the bar with it.
  for (const [one, tall] of under) one.style.setProperty("--tall", tall);
  if (starts) starts.scrollTop = offsets.get(front) ?? 0;
  if (stops) scrollTo(0, end);
  // Without a control in it, the keyboard scrolls it as well.
  for (const one of own) if (!one.matches(".stack,.tabs")) one.tabIndex = 0;
}
// Where what a screen shows is scrolled to: what comes anew is seen from its beginning, and the rest from where it was.
const offsets = new WeakMap();
let front = null, isPlaced = false;
const noteOffset = () => front && offsets.set(front, front.matches(".own") ? front.scrollTop : scrollY);
function keepOffsets() {
  const now = all(".scroll:not(.horizontal),.list,.form,.screen", root).findLast((one) => !one.closest("dialog,.leaving") && !one.parentElement.closest(".scroll:not(.horizontal),.list,.form") && one.checkVisibility());
  const isOther = front && now && now !== front && now.id !== front.id, place = offsets.get(isOther ? now : front) ?? 0;
  front = now;
  if (isOther && !isPlaced) now.matches(".own") ? now.scrollTop = place : scrollTo(0, place);
  if (now) offsets.set(now, place);
  isPlaced = false;
}
// Where scrolled content begins, and stays as it grows, until a user scrolls it away from there.
const anchored = new WeakMap();
function holdAnchors() {
  scaleTexts();
  holdFrames();
  keepOffsets();
  for (const one of all("[data-anchor]", root)) {
    const it = scroller(one), place = Math.round((it.scrollHeight - it.clientHeight) * one.dataset.anchor);
    if (it.scrollTop !== place && Math.abs(it.scrollTop - (anchored.get(one) ?? it.scrollTop)) < 2) {
      it.scrollTop = place;
      noteScrolls();
    }
    anchored.set(one, place);
  }
}
