// Where those are that read it, and what they see it from: what scrolls, and views with a coordinate space. Told once a frame
// while anything scrolls, and only what has moved.
const scrolling = ".scroll,.list,.form", spots = new WeakMap();
let moving, since = 0, told = [];
function placesMove(byUser) {
  if (!root.querySelector("[data-where]")) return;
  const now = performance.now(), tell = () => { moving = undefined; tellPlaces(); };
  if (byUser) since = now;
  // A view that moves itself by where it is never comes to rest: it goes on once a second.
  const busy = now - since > 500 && told.length === 100 && now - told[0] < 3000;
  moving ??= busy ? setTimeout(tell, 1000) : requestAnimationFrame(tell);
}
function tellPlaces() {
  const readers = all("[data-where]", root).filter((one) => one.checkVisibility());
  if (!readers.length) return;
  const news = [], about = new Set(all("[data-space]", root));
  for (const reader of readers) {
    for (let one = reader.parentElement.closest(scrolling); one; one = one.parentElement.closest(scrolling)) about.add(one);
    note(reader, -2, boxOf(reader), sizeOf(reader));
  }
  for (const one of about) {
    const box = boxOf(one), scrolls = one.matches(scrolling);
    // What the page scrolls for it stays where it is: the page is its window.
    const top = box.y + (scrolls && scroller(one) === html ? html.scrollTop : 0);
    const size = box.width + " " + (top === box.y ? box.height : Math.max(0, innerHeight - top));
    const place = { x: box.x, y: top };
    if (scrolls) note(one, -1, place, size);
    for (const kind of one.dataset.space?.split(" ") ?? []) note(one, kind, place, size);
  }
  function note(one, kind, { x, y }, size) {
    const place = `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100} ${size}`, known = spots.get(one) ?? {};
    if (known[kind] !== place && news.length < 150) news.push([one, kind, place]);
  }
  if (!news.length) return;
  if (!send(PAGE.placed, news.map(([one, kind, place]) => `${node(one)} ${kind} ${place}`).join(" "))) return;
  told = [...told.slice(-99), performance.now()];
  for (const [one, kind, place] of news) spots.set(one, { ...spots.get(one), [kind]: place });
  if (news.length === 150) placesMove();
}
on("transitionend", lookAround);
