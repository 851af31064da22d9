// A sheet of a phone follows the finger: to another of its heights, or away. What scrolls in it is scrolled to its beginning
// first, and only a sheet that cannot grow lets it scroll on.
let pulled = null, settling = 0;
const heightsOf = (one) => (one.dataset.heights ?? "1 -10").split(",").map((height) => {
  const [share, points] = height.split(" ");
  return Math.min(innerHeight - 10, share * innerHeight + +points);
});
on("touchstart", (event) => {
  const one = near(event, "dialog.sheet:not([data-pointing])");
  pulled = null;
  if (!one || innerWidth > 640 || near(event, "input,textarea,select,[data-drag],.wheel,.drum,.handle,.scroll.horizontal,.canvas")) return;
  const { clientX: x, clientY: y } = event.touches[0];
  pulled = { one, x, y, height: one.offsetHeight, isBar: y - boxOf(one).y < 60, heights: heightsOf(one), moves: false };
}, { passive: true });
on("touchmove", (event) => {
  if (!pulled || drag || moved) return;
  const { one, height, heights } = pulled, y = event.touches[0].clientY - pulled.y;
  if (!pulled.moves) {
    const x = Math.abs(event.touches[0].clientX - pulled.x);
    if (Math.abs(y) < 8 && x < 8) return;
    let isScrolled = false;
    for (let it = event.target; it && it !== one.parentElement; it = it.parentElement) isScrolled ||= it.scrollTop > 0;
    pulled.moves = x < Math.abs(y) && (pulled.isBar || (y > 0 ? !isScrolled : height < Math.max(...heights) - 1));
    if (!pulled.moves) return pulled = null;
    clearTimeout(hold);
    clearTimeout(settling);
  }
  stop(event);
  const now = Math.min(height - y, Math.max(...heights)), least = Math.min(...heights);
  Object.assign(one.style, { transition: "none", height: Math.max(now, least) + "px", translate: `0 ${Math.max(0, least - now)}px` });
  pulled.now = now;
}, { passive: false });
for (const name of ["touchend", "touchcancel"]) on(name, () => {
  if (!pulled?.moves) return;
  const { one, heights, now } = pulled, least = Math.min(...heights);
  const goes = name === "touchend" && now < least / 2 && one.dataset.locked === undefined;
  pulled = null;
  const rest = heights.reduce((best, height) => Math.abs(height - now) < Math.abs(best - now) ? height : best);
  const settled = { height: rest + "px", translate: goes ? `0 ${least}px` : "" };
  Object.assign(one.style, { transition: calm.matches ? "" : "height .25s, translate .25s" }, settled);
  if (goes) send(PAGE.dismiss, node(one));
  else if (heights.length > 1) send(PAGE.choose, node(one), heights.indexOf(rest));
  // Its program may want it otherwise.
  settling = setTimeout(() => Object.assign(one.style, { height: "", translate: "" }), 600);
}, { passive: true });
