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
  const snap = across && list.closest(".scroll.snap,.snap:not(.scroll) .scroll"), margin = snap ? parseFloat(getComputedStyle(snap).scrollPaddingLeft) || 0 : 0;
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
// How large the window is, which size classes follow from, and the elements that are drawn to measure.
const rooms = new WeakMap();
// In its own points, however it is turned or grown. Of 78.4 a page says 78, which would be too narrow for the words.
const sizeOf = (it) => it.clientWidth + (Math.abs(boxOf(it).width % 1 - .25) < .25) + " " + it.clientHeight;
function tellRooms() {
  const news = [];
  const whole = root.firstElementChild;
  for (const one of [whole, ...all("[data-room]:not([data-where])", root)]) {
    if (news.length === 300 || !one?.checkVisibility()) continue;
    const size = sizeOf(one === whole ? html : one);
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
addEventListener("scroll", () => { noteOffset(); lookAround(); placesMove(true); }, true);
addEventListener("resize", () => { holdAnchors(); lookAround(); placesMove(true); });
