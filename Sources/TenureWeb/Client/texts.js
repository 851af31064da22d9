// Texts that may be smaller where they have no room: `minimumScaleFactor`. All are tried at once: a page is laid out some nine
// times, however many they are.
function scaleTexts() {
  const texts = all(".scales.text,.scales .text", root), cut = [];
  const zoom = (those, scale) => { for (const it of those) it.text.style.zoom = scale(it); };
  for (const text of texts) text.style.zoom = "";
  for (const text of texts) if (isCut(text)) cut.push({ text, low: +getComputedStyle(text).getPropertyValue("--least"), high: 1 });
  zoom(cut, (it) => it.low);
  // As large as it has room; where there is none for the smallest, that one is truncated.
  const open = cut.filter((it) => it.low < 1 && !isCut(it.text)), between = (it) => (it.low + it.high) / 2;
  for (let tries = open.length ? 7 : 0; tries > 0; tries--) {
    zoom(open, between);
    const fits = open.map((it) => !isCut(it.text));
    open.forEach((it, index) => { it[fits[index] ? "low" : "high"] = between(it); });
  }
  zoom(open, (it) => it.low);
}
// Letters may reach a little out of their lines.
function isCut(one) {
  const frame = one.parentElement.closest(".frame"), box = boxOf(one), around = frame && boxOf(frame);
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight * 1.05 + 1
    || !!frame && (box.width > around.width + 1 || box.height > around.height * 1.05 + 1);
}
document.fonts.ready.then(scaleTexts);
