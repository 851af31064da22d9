// What comes from the server.
import { app, at, known } from "./inspect-app.js";

// What lets one in stands in the address once, behind the #, which goes to nobody. After that it is a cookie.
const cookie = document.querySelector('meta[name="tenure-inspect"]').content + "=";
// The page that is looked at first, where the address says one.
const wanted = +new URLSearchParams(location.search).get("page");
if (location.hash.length > 1) {
  document.cookie = `${cookie}${location.hash.slice(1)}; Path=/inspect; SameSite=Strict`;
  history.replaceState(null, "", location.pathname + location.search);
}
const token = document.cookie.split("; ").find((one) => one.startsWith(cookie))?.slice(cookie.length);
const locked = "locked: open the address that the server has printed";

export function connect() {
  if (!token) return say("", locked);
  const socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live", "tenure.1");
  socket.onopen = () => {
    for (const page of known.values()) page.isEnded = true;
    socket.send(JSON.stringify([PAGE.hello, 1, "inspect:" + token, 0, null]));
    say("live", "live");
    document.documentElement.dataset.live = "1";
  };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 1008) return say("", locked);
    say("", "not connected, trying again…");
    setTimeout(connect, 1000);
  };
}

function say(name, words) {
  at("status").className = name;
  at("status").lastElementChild.textContent = words;
}

function take(news) {
  let page = known.get(news.page);
  if (news.ended) {
    if (page) page.isEnded = true;
    return list();
  }
  if (!page || news.first) {
    const isNew = !page;
    known.set(news.page, (page = { number: news.page, turns: [] }));
    list();
    // Who looks at a page that is still there goes on looking at it.
    if (isNew && isToBeShown(news.page)) turnTo(news.page);
  }
  page.isEnded = false;
  page.title = news.title;
  page.turns.push(...news.turns);
  page.turns.splice(0, Math.max(0, page.turns.findIndex((turn) => turn.turn >= news.oldest)));
  page.screens = news.screens;
  page.issues = news.issues;
  list();
  if (page === app.page) {
    app.show();
    ask(page);
  }
}

// Whether a page that has just come is looked at now: the one that the address names is looked at before all others.
function isToBeShown(number) {
  if (number === wanted) return true;
  if (known.get(wanted)?.isEnded === false) return false;
  return !app.page || app.page.isEnded || app.page.turns.length < 2;
}

function list() {
  const chosen = at("pages").value;
  at("pages").replaceChildren(...[...known.values()].reverse().map((page) => new Option(`${page.number}  ${page.title || "App"}${page.isEnded ? " (closed)" : ""}`, page.number)));
  if (known.has(+chosen)) at("pages").value = chosen;
}

export function turnTo(number) {
  at("pages").value = number;
  app.chosen = app.past = null;
  at("export").href = `/inspect/${number}/export.json`;
  at("trace").href = `/inspect/${number}/trace.json`;
  app.filters();
  app.show();
  if (app.page) ask(app.page);
}

/// Asks for the views of a page, soon, and once for all that happens meanwhile.
function ask(page) {
  clearTimeout(page.waiting);
  page.waiting = setTimeout(async () => {
    if (page.isEnded) return;
    const answer = await fetch(`/inspect/${page.number}/views.json`).catch(() => null);
    if (!answer?.ok) return;
    page.look = await answer.json();
    page.byID = new Map();
    const visit = (view) => { page.byID.set(view.id, view); view.inside?.forEach(visit); };
    if (page.look.views) visit(page.look.views);
    if (page !== app.page) return;
    app.show();
    if (app.chosen?.place) app.choosePlace(app.chosen.place, { property: app.chosen.name });
  }, 60);
}
