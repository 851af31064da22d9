// Where those are that read it, and what they see it from: what scrolls, and views with a coordinate space. Told once a frame
// while anything scrolls, and only what has moved.
const scrolling = ".scroll,.list,.form", spots = new WeakMap();
let moving;
function placesMove() {
  if (root.querySelector("[data-where]")) moving ??= requestAnimationFrame(() => { moving = undefined; tellPlaces(); });
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
    const told = `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100} ${size}`, known = spots.get(one) ?? {};
    if (known[kind] !== told && news.length < 150) news.push([one, kind, told]);
  }
  if (!news.length) return;
  if (!send(PAGE.placed, news.map(([one, kind, told]) => `${node(one)} ${kind} ${told}`).join(" "))) return;
  for (const [one, kind, told] of news) spots.set(one, { ...spots.get(one), [kind]: told });
  if (news.length === 150) placesMove();
}
on("transitionend", lookAround);
