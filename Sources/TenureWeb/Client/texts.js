// Texts that may be smaller where they have no room: `minimumScaleFactor`.
function scaleTexts() {
  const texts = all(".scales.text,.scales .text", root);
  for (const one of texts) one.style.zoom = "";
  for (const one of texts.filter(isCut)) {
    const least = +getComputedStyle(one).getPropertyValue("--least");
    let low = least, high = 1;
    one.style.zoom = least;
    // As large as it has room; where there is none for the smallest, that one is truncated.
    for (let tries = least < 1 && !isCut(one) ? 7 : 0; tries > 0; tries--) {
      const between = (low + high) / 2;
      one.style.zoom = between;
      if (isCut(one)) high = between; else low = between;
    }
    one.style.zoom = low;
  }
}
// Letters may reach a little out of their lines.
function isCut(one) {
  const frame = one.parentElement.closest(".frame"), box = boxOf(one), around = frame && boxOf(frame);
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight * 1.05 + 1
    || !!frame && (box.width > around.width + 1 || box.height > around.height * 1.05 + 1);
}
document.fonts.ready.then(scaleTexts);
