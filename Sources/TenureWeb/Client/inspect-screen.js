// The screen at a turn.
import { make, many } from "./inspect-parts.js";
import { app, at } from "./inspect-app.js";

const frames = [0, 1].map(() => {
  const frame = make("iframe", "");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.tabIndex = -1;
  frame.title = "The screen at the turn";
  at("frames").append(frame);
  return frame;
});
app.shownPage = () => frames[shownFrame].contentDocument;
let shownFrame = 0, wanted = "", loading;

export function scrub() {
  const page = app.page, slider = at("turn");
  const oldest = Math.max(page?.screens ?? 1, page?.turns[0]?.turn ?? 1);
  slider.min = oldest;
  slider.max = app.newest;
  slider.value = app.shownTurn;
  slider.disabled = at("older").disabled = !page || app.newest <= oldest;
  at("newer").disabled = !app.past;
  at("live").setAttribute("aria-pressed", app.past === null);
  const turn = app.turn(app.shownTurn);
  at("moment").textContent = turn ? `After turn ${turn.turn}, ${turn.event}${app.past ? `, ${many(app.newest - app.past, "turn")} ago` : ""}` : "";
  if (!page || !app.newest) return;
  // What is not kept is not shown; of a page that is closed nothing is.
  const isKept = app.shownTurn >= page.screens && !page.isEnded;
  at("frames").hidden = !isKept;
  if (!isKept) at("moment").textContent = page.isEnded ? "The page is closed: its screens are gone." : `The screen of turn ${app.shownTurn} is not kept any more.`;
  if (!isKept) return;
  const address = `/inspect/${page.number}/screen/${app.shownTurn}`;
  if (address === wanted) return;
  wanted = address;
  clearTimeout(loading);
  loading = setTimeout(load, 40);
}

/// The next screen is made behind the one that is shown.
function load() {
  const next = 1 - shownFrame, address = wanted;
  frames[next].onload = () => {
    if (address !== wanted) return;
    const place = frames[shownFrame].contentWindow.scrollY;
    frames[next].contentWindow.scrollTo(0, place);
    frames[next].classList.add("shown");
    frames[shownFrame].classList.remove("shown");
    shownFrame = next;
    at("frames").dataset.turn = address.split("/").pop();
  };
  frames[next].contentWindow.location.replace(address);
}

function goTo(turn) {
  app.past = turn >= app.newest ? null : Math.max(turn, +at("turn").min);
  if (app.chosen?.kind === "turn") app.chosen.number = app.shownTurn;
  app.show();
  at("panel").querySelector(".turn.shown")?.scrollIntoView({ block: "nearest" });
}

at("turn").oninput = () => goTo(+at("turn").value);
at("older").onclick = () => goTo(app.shownTurn - 1);
at("newer").onclick = () => goTo(app.shownTurn + 1);
at("live").onclick = () => goTo(Infinity);
