// What is in sight, and how large it is: programs load more as a list is scrolled.
const narrow = matchMedia("(max-width: 700px)");
let looking;
const sights = new WeakMap();
function lookAround() { looking ??= setTimeout(tellAround, 120); }
function tellAround() {
  looking = undefined;
  const fold = narrow.matches;
  for (const one of all(".split", root)) if ("fold" in one.dataset !== fold) send(PAGE.fold, node(one), fold);
  for (const list of all("[data-lazy]", root)) {
    if (list.checkVisibility() && !list.closest("[inert]") && !list.querySelector("[data-lazy]")) tellSight(list);
  }
  tellRooms();
  tellPlaces();
  tellScrolls();
}
function tellSight(list) {
  const groups = list.querySelector(":scope > .section")
    ? [...list.children].map((one) => one.querySelector(":scope > .rows")?.children || [one]) : [list.children];
  // Rows that stand beside one another are scrolled in their own frame, from the side where reading begins.
  const across = list.matches(".hstack, .cells.across"), frame = across && boxOf(list.closest(".scroll") ?? list);
  const backwards = across && getComputedStyle(list).direction === "rtl";
  const end = (box) => !across ? box.bottom : (backwards ? frame.right - box.left : box.right - frame.left) - 1;
  // Where rows come to rest inside of margins, what stands in a margin has gone by.
  const snap = across && list.closest(".scroll.snap"), margin = snap ? parseFloat(getComputedStyle(snap).scrollPaddingLeft) || 0 : 0;
  let first = 0, count = 0;
  for (const rows of groups) {
    // The first that ends behind an edge: rows stand in order.
    const past = (edge) => {
      let low = 0, high = rows.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (end(boxOf(rows[middle])) <= edge) low = middle + 1; else high = middle;
      }
      return low;
    };
    const top = past(margin), last = Math.min(past(frame.width ?? innerHeight) + 1, rows.length);
    if (!count) { first += top; count = last - top; } else if (!top) count += last;
  }
  const told = first + "," + count;
  if (count > 0 && sights.get(list) !== told && send(PAGE.scroll, node(list), first, count)) sights.set(list, told);
}
// How large the elements are that are drawn to measure.
const rooms = new WeakMap();
// In its own points, however it is turned or grown. Of 78.4 a page says 78, which would be too narrow for the words.
const sizeOf = (it) => it.clientWidth + (Math.abs(boxOf(it).width % 1 - .25) < .25) + " " + it.clientHeight;
function tellRooms() {
  const news = [];
  const whole = all("[data-places],.fitting", root).length ? [root.firstElementChild] : [];
  for (const one of [...whole, ...all("[data-room]:not([data-where])", root)]) {
    if (news.length === 300 || !one.checkVisibility()) continue;
    const size = sizeOf(one === whole[0] ? html : one);
    if (rooms.get(one) !== size) news.push([one, size]);
  }
  if (!news.length || !send(PAGE.rooms, news.map(([one, size]) => (one.dataset.room || node(one)) + " " + size).join(" "))) return;
  for (const [one, size] of news) rooms.set(one, size);
  if (news.length === 300) lookAround();
}
// What scrolls an element, or the first in it that can be scrolled: else the page.
function scroller(one) {
  const found = one.matches(".scroll,.list,.form") ? one : one.querySelector(".scroll,.list,.form");
  return found && /auto|scroll/.test(getComputedStyle(found).overflow) ? found : html;
}
// What stands over the page's end is no place for what is scrolled to.
function bringIntoSight(element, block, inline) {
  const tops = all(".part-bar.to-bottom, .tabbutton", root).map(boxOf).filter((bar) => bar.height && bar.bottom > innerHeight - 2).map((bar) => bar.top);
  html.style.scrollPaddingBottom = tops.length ? innerHeight - Math.min(...tops) + "px" : "";
  element?.scrollIntoView({ block, inline });
}
const placeOf = (it) => Math.round(it.scrollLeft) + " " + Math.round(it.scrollTop);
// Where each was when that was told last, or the program put it there: anywhere else a user has scrolled it to.
const scrolls = new WeakMap(), places = new WeakMap();
function noteScrolls() { for (const one of all("[data-scrolls]", root)) places.set(one, placeOf(scroller(one))); }
function tellScrolls() {
  for (const one of all("[data-scrolls]", root)) {
    if (!one.checkVisibility()) continue;
    const it = scroller(one), place = placeOf(it), byUser = (places.get(one) ?? place) !== place;
    const told = place.replaceAll("-", "") + ` ${it.scrollWidth} ${it.scrollHeight} ${it.clientWidth} ${it.clientHeight}`;
    places.set(one, place);
    if (scrolls.get(one) !== told + byUser && send(PAGE.scrolled, node(one), told, byUser)) scrolls.set(one, told + byUser);
    if (byUser) lookAround();
  }
}
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
    for (const one of around) held.add(one);
    const bar = isTop && one.closest(".screen")?.querySelector(":scope>.bar:not(.inline,:has(input.title)):has(>h1:not(:empty,[data-subtitle]))");
    if (bar) under.set(one, bar.offsetHeight - 44 + "px");
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
  const starts = [...own].find((one) => one.id === front?.id && !one.matches(".own")), y = offset;
  const stops = all(".own", root).find((one) => one.id === front?.id && !own.has(one)), end = stops?.scrollTop;
  for (const [name, set] of [["own", own], ["held", held], ["under", under]]) {
    for (const one of all("." + name, root)) if (!set.has(one)) one.classList.remove(name);
    for (const one of set.keys()) one.classList.add(name);
  }
  // Its large title goes under the bar with it.
  for (const [one, tall] of under) one.style.setProperty("--tall", tall);
  if (starts) starts.scrollTop = y;
  if (stops) scrollTo(0, end);
  // Without a control in it, the keyboard scrolls it as well.
  for (const one of own) if (!one.matches(".stack,.tabs")) one.tabIndex = 0;
}
// Where the page was scrolled to while it showed something else: what comes anew is seen from its beginning.
const offsets = new WeakMap();
let front = null, offset = 0, placed = false;
function keepOffsets() {
  const now = all(".scroll:not(.horizontal),.list,.form,.screen", root).findLast((one) => !one.closest("dialog,.leaving") && !one.parentElement.closest(".scroll:not(.horizontal),.list,.form") && one.checkVisibility());
  const isPlaced = placed;
  placed = false;
  if (now === front || now?.id && now.id === front?.id) return front = now;
  if (front) offsets.set(front, offset);
  if (front && now && !isPlaced && !now.matches(".own")) scrollTo(0, offsets.get(now) ?? 0);
  front = now;
}
// Where scrolled content begins, and stays as it grows, until a user scrolls it away from there.
const anchored = new WeakMap();
function holdAnchors() {
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
addEventListener("scroll", () => { offset = scrollY; lookAround(); placesMove(true); }, true);
addEventListener("resize", () => { holdAnchors(); lookAround(); placesMove(true); });
