// The first look: models by reach, state by writers, where truth stands twice, findings, what has changed.

const plural = (count, word, many = `${word}s`) => `${count} ${count === 1 ? word : many}`;

function panel(title, note, kind = "card") {
  const card = make("section", undefined, kind);
  card.append(make("h2", title));
  if (note) card.append(make("p", note, "quiet"));
  return card;
}

// Bars of one list, the longest first; what is beyond the first dozen unfolds.
function bars(card, entries, colour) {
  const most = Math.max(1, ...entries.map(entry => entry.number));
  const row = entry => {
    const button = make("button", undefined, "bar");
    const bar = make("i");
    bar.style.cssText = `width:${entry.number / most * 100}%;background:var(--${entry.colour ?? colour})`;
    const room = make("span");
    room.append(bar);
    const name = make("span", entry.name);
    name.title = entry.title ?? entry.name;
    button.append(name, room, make("span", entry.number, "number"));
    button.onclick = entry.open;
    return button;
  };
  card.append(...entries.slice(0, 12).map(row));
  if (entries.length > 12) {
    const more = make("button", `All ${entries.length}`, "link");
    more.onclick = () => { more.replaceWith(...entries.slice(12).map(row)); };
    card.append(more);
  }
  if (entries.length === 0) card.append(make("p", "None.", "quiet"));
  return card;
}

const lifetimes = [
  ["as long as the app runs", "app", state => /app runs/.test(state.lifetime)],
  ["as long as a model is kept", "model", state => state.ownerKind === "model"],
  ["as long as a view keeps its place", "view", state => /keeps its place/.test(state.lifetime)],
  ["on the device, in a database, with the scene", "other", state => /device|database|scene/.test(state.lifetime)],
  ["until a view's value is made again", "write", state => /made again/.test(state.lifetime)],
];

function lifetimeBand(owned) {
  const card = panel("How long it lives", "What is owned, by what ends it. State made again with each view's value loses what was written.", "card wide");
  const band = make("div", undefined, "stack"), legend = make("div", undefined, "legend");
  const left = new Set(owned);
  for (const [words, colour, holds] of lifetimes) {
    const those = [...left].filter(holds);
    for (const state of those) left.delete(state);
    if (those.length === 0) continue;
    const part = make("span"), entry = make("button"), swatch = make("i");
    part.style.cssText = `flex:${those.length};background:var(--${colour})`;
    part.title = `${those.length} ${words}`;
    swatch.style.background = `var(--${colour})`;
    entry.append(swatch, `${those.length} ${words}`);
    entry.onclick = () => list(those.map(state => state.id));
    band.append(part);
    legend.append(entry);
  }
  card.append(band, legend);
  return card;
}

function changesPanel() {
  const card = panel(`Changed since ${data.changes.since}`, plural(data.changes.states.length, "piece of state", "pieces of state"), "card wide");
  for (const change of data.changes.states) {
    const line = make("p");
    line.append(link(change.id, stateOf.has(change.id) ? { state: change.id } : null), ` ${change.what}`);
    card.append(line);
    for (const fact of change.facts) card.append(make("p", `  ${fact}`, "quiet"));
  }
  return card;
}

function showOverview() {
  const owned = states.filter(state => state.holding === "owns");
  const page = make("div", undefined, "overview");
  const head = make("header");
  head.append(make("h1", "Who owns what"));
  const tiles = make("div", undefined, "tiles");
  const findings = states.flatMap(state => state.findings);
  const tile = (number, words) => { const one = make("div"); one.append(make("b", number), words); return one; };
  tiles.append(tile(owned.length, "pieces of state, each with an owner"), tile(states.length - owned.length, "places that receive one"),
    tile(data.models.length, "models"), tile(unique(states.filter(s => s.ownerKind === "view").map(s => s.owner)).length, "views with state"),
    tile(findings.length, "findings on state"));
  head.append(tiles);
  page.append(head);
  if (data.changes) page.append(changesPanel());
  page.append(lifetimeBand(owned));
  page.append(bars(panel("Models by reach", "How many views hold one. A wide one is hard to change."),
    data.models.filter(model => model.views.length > 0).sort((a, b) => b.views.length - a.views.length)
      .map(model => ({ name: model.name, number: model.views.length, open: () => choose({ type: model.name }) })), "model"));
  page.append(bars(panel("State by writers", "How many types write it, its own included."),
    owned.map(state => ({ name: state.id, number: writersOf(state).length, open: () => choose({ state: state.id }) }))
      .filter(entry => entry.number > 1).sort((a, b) => b.number - a.number), "write"));
  const twice = bars(panel("Where truth may stand twice", "Values of one type that several models store."),
    data.twice.map(({ entity, states: ids }) => ({ name: entity, title: ids.join("\n"), number: ids.length, open: () => list(ids) }))
      .sort((a, b) => b.number - a.number), "app");
  page.append(twice);
  const byRule = new Map();
  for (const state of states) for (const found of state.findings) push(byRule, found.rule, state.id);
  page.append(bars(panel("Findings on state", "By rule."),
    [...byRule].map(([rule, ids]) => ({ name: rule, number: ids.length, open: () => list(unique(ids)) })).sort((a, b) => b.number - a.number), "write"));
  page.append(bars(panel("Views with most state", "How much each owns and receives."),
    [...statesOf].filter(([type]) => kindOf(type) === "view").map(([type, own]) => ({ name: type, number: own.length, open: () => choose({ type }) }))
      .sort((a, b) => b.number - a.number), "view"));
  main.replaceChildren(page);
}
