// The inspector: what is known of every page, what is chosen, and what is shown of it.
import { make, link, many } from "./inspect-parts.js";
import * as panels from "./inspect-panels.js";
import { details } from "./inspect-details.js";

const at = (id) => document.getElementById(id);
const tabs = { turns: "Turns", views: "Views", models: "Models", environment: "Environment", hot: "Hot spots", issues: "Issues", screen: "Screen" };
const known = new Map();

const app = {
  tab: "turns", words: "", filter: { kind: "", view: "", property: "" }, elements: false, framework: false,
  closed: new Set(), chosen: null,
  /// The turn whose screen is shown; null for the newest.
  past: null,

  get page() { return known.get(+at("pages").value); },
  get look() { return this.page?.look; },
  get newest() { return this.page?.turns.at(-1)?.turn ?? 0; },
  get shownTurn() { return this.past ?? this.newest; },
  turn(number) { return this.page?.turns.find((turn) => turn.turn === number); },
  view(id) { return this.page?.byID?.get(id); },
  object(id) { return this.look?.objects?.find((object) => object.id === id); },
  /// Whose state lies at a place.
  owner(place) {
    for (const view of this.page?.byID?.values() ?? []) {
      const property = view.properties?.find((one) => one.place === place && !one.object);
      if (property) return { view, property };
    }
  },

  choose(chosen) { this.chosen = chosen; show(); },
  isChosen(kind, id, name) { return this.chosen?.kind === kind && (this.chosen.id ?? this.chosen.view) === id && (!name || this.chosen.name === name); },
  chooseTurn(number) { this.past = number === this.newest ? null : number; this.choose({ kind: "turn", number }); },
  chooseView(id, name) { this.choose({ kind: "view", id, name }); },
  chooseState(view, name) { this.choose({ kind: "state", view, name }); },
  chooseObject(id, name) { this.choose({ kind: "object", id, name }); },
  choosePlace(place, { property }) {
    const owner = this.owner(place);
    if (owner) this.chooseState(owner.view.id, owner.property.name);
    else if (this.object(place)) this.chooseObject(place, property);
    // Whose it is may be known as soon as the views are.
    else this.choose({ kind: "state", view: 0, name: property, place });
  },
  onlyView(view) { this.filter = { kind: "", view, property: "" }; open("turns"); },
  fold(id) { if (!this.closed.delete(id)) this.closed.add(id); show(); },
  /// Marks an element on the screen that is shown.
  mark(element) {
    const page = frames[shownFrame].contentDocument;
    for (const old of page?.querySelectorAll("[data-marked]") ?? []) delete old.dataset.marked;
    const found = element && page?.getElementById(element);
    if (found) { found.dataset.marked = "1"; found.scrollIntoView({ block: "nearest" }); }
  },
};

// What comes

// What lets one in stands in the address once, behind the #, which goes to nobody. After that it is a cookie.
const cookie = document.querySelector('meta[name="tenure-inspect"]').content + "=";
if (location.hash.length > 1) {
  document.cookie = `${cookie}${location.hash.slice(1)}; Path=/inspect; SameSite=Strict`;
  history.replaceState(null, "", location.pathname);
}
const token = document.cookie.split("; ").find((one) => one.startsWith(cookie))?.slice(cookie.length);
const locked = "locked: open the address that the server has printed";

function connect() {
  if (!token) return say("", locked);
  const socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live", "tenure.1");
  socket.onopen = () => {
    for (const page of known.values()) page.isEnded = true;
    socket.send(JSON.stringify(["hello", 1, "inspect:" + token, 0, null]));
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
    if (isNew && (!app.page || app.page.isEnded || app.page.turns.length < 2)) turnTo(news.page);
  }
  page.isEnded = false;
  page.title = news.title;
  page.turns.push(...news.turns);
  page.turns.splice(0, Math.max(0, page.turns.findIndex((turn) => turn.turn >= news.oldest)));
  page.screens = news.screens;
  page.issues = news.issues;
  list();
  if (page === app.page) {
    show();
    ask(page);
  }
}

function list() {
  const chosen = at("pages").value;
  at("pages").replaceChildren(...[...known.values()].reverse().map((page) => new Option(`${page.number}  ${page.title || "App"}${page.isEnded ? " (closed)" : ""}`, page.number)));
  if (known.has(+chosen)) at("pages").value = chosen;
}

function turnTo(number) {
  at("pages").value = number;
  app.chosen = app.past = null;
  at("export").href = `/inspect/${number}/export.json`;
  at("trace").href = `/inspect/${number}/trace.json`;
  filters();
  show();
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
    show();
    if (app.chosen?.place) app.choosePlace(app.chosen.place, { property: app.chosen.name });
  }, 60);
}

// What is shown

const bar = make("div", "toolbar"), content = make("div", "list");
at("panel").append(bar, content);

function open(tab) {
  app.tab = tab;
  app.words = "";
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll("nav button")) {
    button.setAttribute("aria-selected", button.dataset.tab === tab);
    if (button.dataset.tab === tab) button.scrollIntoView({ inline: "nearest", block: "nearest" });
  }
  filters();
  content.scrollTop = 0;
  show();
}

function show() {
  (panels[app.tab] ?? panels.turns)(app, content);
  details(app, at("details"));
  document.body.classList.toggle("detailed", !at("details").hidden);
  for (const [name, count] of [["turns", app.page?.turns.length], ["issues", app.page?.issues]]) {
    const badge = document.querySelector(`nav [data-tab=${name}] small`);
    if (badge) badge.textContent = count || "";
  }
  choices();
  scrub();
}

function filters() {
  const search = make("input", "");
  search.type = "search";
  search.placeholder = { turns: "Search events, properties, values, views", views: "Search views and state" }[app.tab] ?? "Search";
  search.setAttribute("aria-label", "Search");
  search.value = app.words;
  search.oninput = () => { app.words = search.value.toLowerCase(); show(); };
  bar.replaceChildren(search);
  const chip = (words, isOn, action) => {
    const button = link(words, () => { action(); filters(); show(); }, "chip");
    button.setAttribute("aria-pressed", isOn);
    return button;
  };
  if (app.tab === "turns") {
    bar.append(make("div", "chips", ...[["", "All"], ["writes", "Writes"], ["bodies", "Bodies"], ["idle", "Idle"]].map(([kind, words]) => chip(words, app.filter.kind === kind, () => (app.filter.kind = kind)))));
    for (const name of ["view", "property"]) {
      const select = make("select", "");
      select.id = `only-${name}`;
      select.setAttribute("aria-label", `Only turns with this ${name}`);
      select.onchange = () => { app.filter[name] = select.value; show(); };
      bar.append(select);
    }
    choices();
  }
  if (app.tab === "views") bar.append(make("div", "chips", chip("Elements", app.elements, () => (app.elements = !app.elements)), chip("Framework", app.framework, () => (app.framework = !app.framework))));
  if (app.tab === "environment") bar.append(make("div", "chips", chip("Framework", app.framework, () => (app.framework = !app.framework))));
}

/// The views and properties that there are to choose from.
function choices() {
  const names = { view: new Set(), property: new Set() };
  for (const turn of app.page?.turns ?? []) {
    turn.bodies?.forEach((body) => names.view.add(body.view));
    turn.writes?.forEach((write) => names.property.add(`${write.owner}.${write.property}`));
  }
  for (const name of ["view", "property"]) {
    const select = at(`only-${name}`);
    const all = [...names[name]].sort();
    if (!select) continue;
    if (app.filter[name] && !names[name].has(app.filter[name])) all.push(app.filter[name]);
    if (select.dataset.all !== all.join("\n")) {
      select.dataset.all = all.join("\n");
      select.replaceChildren(new Option(name === "view" ? "any view" : "any property", ""), ...all.map((one) => new Option(one.split("<")[0], one)));
    }
    select.value = app.filter[name];
  }
}

// The screen at a turn

const frames = [0, 1].map(() => {
  const frame = make("iframe", "");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.tabIndex = -1;
  frame.title = "The screen at the turn";
  at("frames").append(frame);
  return frame;
});
let shownFrame = 0, wanted = "", loading;

function scrub() {
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
  show();
  content.querySelector(".turn.shown")?.scrollIntoView({ block: "nearest" });
}

at("turn").oninput = () => goTo(+at("turn").value);
at("older").onclick = () => goTo(app.shownTurn - 1);
at("newer").onclick = () => goTo(app.shownTurn + 1);
at("live").onclick = () => goTo(Infinity);
at("pages").onchange = () => turnTo(+at("pages").value);

for (const [tab, words] of Object.entries(tabs)) {
  const button = make("button", "", words, make("small", ""));
  button.type = "button";
  button.role = "tab";
  button.dataset.tab = tab;
  button.onclick = () => open(tab);
  document.querySelector("nav").append(button);
}
open("turns");
connect();
