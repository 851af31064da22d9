// The list at the side, what is chosen, and the keys.

const [search, filter, side, main, aside, count] = ["search", "filter", "list", "main", "details", "count"].map(id => document.getElementById(id));

function make(tag, text, kind) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

function short(text, most) { return text.length > most ? text.slice(0, Math.max(1, most - 1)) + "…" : text; }

const pen = document.createElement("canvas").getContext("2d");

// As much of a text as has room, in the font of the page.
function fitted(text, room, size, weight = 400) {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  let most = text.length;
  while (most > 1 && pen.measureText(short(text, most)).width > room) most--;
  return short(text, most);
}

function act(element, action) {
  let from = null;
  element.addEventListener("pointerdown", event => { from = [event.clientX, event.clientY]; });
  element.addEventListener("click", event => {
    // The end of a drag is no click.
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 4) return;
    action();
  });
  element.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); action(); } });
}

let choice = {}, opened = new Set(), unfoldedCards = new Set(), listed = null;

const hash = choice => choice.state ? `#state=${encodeURIComponent(choice.state)}` : choice.type ? `#type=${encodeURIComponent(choice.type)}` : "#";

function choose(next) { if (location.hash === hash(next) || hash(next) === "#" && location.hash === "") follow(); else location.hash = hash(next); }

function follow() {
  const [, what, name] = location.hash.match(/^#(state|type)=(.*)$/) ?? [];
  const wanted = name && decodeURIComponent(name);
  choice = what === "state" && stateOf.has(wanted) ? { state: wanted }
    : what === "type" && (statesOf.has(wanted) || usedBy.has(wanted) || models.has(wanted)) ? { type: wanted } : {};
  opened = new Set();
  unfoldedCards = new Set();
  draw();
}

function draw() {
  const isChosen = Boolean(choice.state || choice.type);
  document.body.classList.toggle("choosing", isChosen);
  aside.replaceChildren();
  if (!isChosen) {
    showOverview();
  } else {
    if (choice.state) showState(stateOf.get(choice.state)); else showType(choice.type);
    showSettings();
    aside.scrollTop = 0;
    drawing.show(new Scene(choice, opened), choice, unfoldedCards);
  }
  document.title = choice.state ?? choice.type ?? "Who owns what";
  mark();
}

function mark() {
  const of = id => [...side.querySelectorAll("[data-id]")].find(button => button.dataset.id === id);
  // A piece of state has a line of its own only where its type is open.
  const current = choice.state ? of(`s:${choice.state}`) ?? of(`t:${stateOf.get(choice.state).owner}`) : of(`t:${choice.type}`);
  current?.scrollIntoView({ block: "nearest" });
  for (const button of side.querySelectorAll("[data-id]")) {
    if (button === current) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
  }
}

// Only these, named one by one.
function list(ids) { listed = new Set(ids); search.value = ""; filter.value = ""; fill(); side.querySelector("details button, summary")?.focus(); }

const filters = {
  owns: state => state.holding === "owns", receives: state => state.holding === "receives",
  found: state => state.findings.length > 0, hints: state => state.hints.length > 0,
  changed: state => data.changes?.states.some(change => change.id === state.id),
};
const order = { app: 0, model: 1, view: 2, other: 3 };

function fill() {
  const words = search.value.trim().toLowerCase();
  const holds = state => (!listed || listed.has(state.id)) && (!filter.value || filters[filter.value](state))
    && (!words || `${state.id} ${state.type} ${state.wrapper}`.toLowerCase().includes(words));
  const groups = [...statesOf].map(([type, own]) => [type, own.filter(holds)]).filter(([, own]) => own.length > 0)
    .sort(([a], [b]) => order[kindOf(a)] - order[kindOf(b)] || a.localeCompare(b));
  const shown = groups.reduce((sum, [, own]) => sum + own.length, 0);
  count.textContent = `${shown} of ${states.length}`;
  const isOpen = shown <= 60 && (words || filter.value || listed);
  side.replaceChildren(...groups.map(([type, own]) => group(type, own, isOpen)));
  if (listed) {
    const all = make("button", "Show all again", "link");
    all.onclick = () => { listed = null; fill(); };
    side.prepend(all);
  }
  mark();
}

function group(type, own, isOpen) {
  const details = make("details"), head = make("summary");
  head.append(make("span", undefined, `dot ${kindOf(type)}`), make("span", type), make("span", own.length, "count"));
  head.dataset.id = `t:${type}`;
  details.append(head);
  // A list of thousands is made where somebody looks.
  const open = () => {
    if (details.children.length > 1) return;
    details.append(...own.map(state => {
      const button = make("button", state.name);
      if (state.findings.length) button.append(make("span", "●", "problem"));
      button.dataset.id = `s:${state.id}`;
      button.onclick = () => choose({ state: state.id });
      return button;
    }));
    mark();
  };
  details.ontoggle = open;
  head.ondblclick = () => choose({ type });
  head.onkeydown = event => { if (event.key === "Enter") { event.preventDefault(); choose({ type }); } };
  head.onclick = event => { if (!event.target.closest(".count")) { event.preventDefault(); details.open = true; open(); choose({ type }); } };
  if (isOpen) { details.open = true; open(); }
  return details;
}

document.addEventListener("keydown", event => {
  if (event.target.closest?.("input, select")) { if (event.key === "Escape") event.target.blur(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isDrawn = Boolean(main.querySelector(".drawing"));
  const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key === "/") { event.preventDefault(); search.focus(); }
  else if (event.key === "Escape") choose({});
  else if (isDrawn && (event.key === "+" || event.key === "=")) drawing.zoom(1.25);
  else if (isDrawn && event.key === "-") drawing.zoom(1 / 1.25);
  else if (isDrawn && event.key === "0") drawing.fit();
  else if (isDrawn && steps[event.key] && !event.target.closest?.("nav, aside")) {
    event.preventDefault();
    drawing.view.x += steps[event.key][0];
    drawing.view.y += steps[event.key][1];
    drawing.apply();
  }
});

search.oninput = filter.onchange = () => { listed = null; fill(); };
document.getElementById("home").onclick = () => choose({});
if (!data.changes) filter.querySelector("[value=changed]").remove();
addEventListener("hashchange", follow);
fill();
follow();
