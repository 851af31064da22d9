// What the data says, as a graph: types, their state, and how it goes from one to the other.

const data = JSON.parse(document.getElementById("data").textContent);
const states = data.states;
const stateOf = new Map(), statesOf = new Map(), feedsOf = new Map(), holdersOf = new Map(), usedBy = new Map();
const push = (map, key, value) => { if (map.has(key)) map.get(key).push(value); else map.set(key, [value]); };
const unique = list => [...new Set(list)];

const models = new Map(data.models.map(model => [model.name, model]));
const modelByLastName = new Map(data.models.map(model => [model.name.split(".").at(-1), model.name]));

// The model that a piece of state is, or may be: `Session?` and `any Session` are a `Session`.
function modelOf(state) {
  const name = state.type.replace(/^(any|some) /, "").replace(/[?!]+$/, "").replace(/<.*$/, "");
  return models.has(name) ? name : modelByLastName.get(name.split(".").at(-1));
}

const comesFromAbove = state => /^@Environment/.test(state.wrapper);
const kindOf = type => data.kinds[type] ?? "other";
// A hub of its own: what is put into the environment goes to everybody below, not from each to each.
const hubOf = model => `environment ${model}`;
const isHub = type => type.startsWith("environment ");

for (const state of states) {
  if (!stateOf.has(state.id)) stateOf.set(state.id, state);
  push(statesOf, state.owner, state);
  const model = modelOf(state);
  if (model) push(holdersOf, model, state);
  for (const type of unique([...state.readers, ...state.writers].map(use => use.type))) {
    if (type && type !== state.owner) push(usedBy, type, state);
  }
}

// Where a piece of state goes: properties of other views, and views that keep nothing of it.
function receivers(state) {
  const found = [];
  for (const route of state.routes) {
    if (route.to !== "environment") {
      found.push({ state: stateOf.get(`${route.to}.${route.label}`), type: route.to, place: route.place });
      continue;
    }
    const model = modelOf(state);
    for (const holder of model ? holdersOf.get(model) : []) {
      if (comesFromAbove(holder)) found.push({ state: holder, type: holder.owner, place: route.place, hub: hubOf(model) });
    }
  }
  return found;
}

for (const state of states) {
  for (const { state: next, place } of receivers(state)) {
    if (next && next !== state) push(feedsOf, next.id, { state, place });
  }
}

const writersOf = state => unique(state.writers.map(use => use.type).filter(type => type));
const readersOf = state => unique(state.readers.map(use => use.type).filter(type => type));

// The ways back to where the truth is kept, nearest owner first; a step is a property and the place that handed it on.
function wayBack(state) {
  const before = new Map([[state.id, null]]), waiting = [state], ends = [];
  while (waiting.length > 0) {
    const next = waiting.shift();
    const feeds = feedsOf.get(next.id) ?? [];
    if (next.holding === "owns" || feeds.length === 0) ends.push(next);
    for (const { state: from, place } of feeds) {
      if (before.has(from.id)) continue;
      before.set(from.id, { to: next, place });
      waiting.push(from);
    }
  }
  return ends.map(end => {
    const steps = [{ state: end }];
    for (let step = before.get(end.id); step; step = before.get(step.to.id)) steps.push({ state: step.to, place: step.place });
    return steps;
  });
}

// The picture of a choice: which properties stand in which types, and the lines between them.
class Scene {
  rows = new Map(); edges = new Map(); types = new Set();

  constructor(choice, opened) {
    if (choice.state) this.addTruth(stateOf.get(choice.state));
    if (choice.type) this.addType(choice.type);
    for (const type of opened) this.addType(type);
  }

  row(state) {
    this.types.add(state.owner);
    if (!this.rows.has(state.owner)) this.rows.set(state.owner, new Set());
    this.rows.get(state.owner).add(state);
  }

  edge(kind, from, to, place, stateFrom, stateTo) {
    if (from === to) return;
    this.types.add(from); this.types.add(to);
    const key = [kind, from, stateFrom?.id, to, stateTo?.id].join("|");
    if (!this.edges.has(key)) this.edges.set(key, { kind, from, to, place, stateFrom, stateTo });
  }

  pass(from, { state: to, type, place, hub }) {
    if (hub) this.edge("passes", from.owner, hub, place, from);
    this.edge("passes", hub ?? from.owner, type, to && hub ? to.place : place, hub ? undefined : from, to);
  }

  // From its owner to everybody who sees it, with who reads and who writes on the way.
  addTruth(state) {
    const group = new Set([state]), waiting = [state];
    while (waiting.length > 0 && group.size < 80) {
      for (const { state: from } of feedsOf.get(waiting.pop().id) ?? []) if (!group.has(from)) { group.add(from); waiting.push(from); }
    }
    waiting.push(...group);
    while (waiting.length > 0 && group.size < 160) {
      for (const { state: to } of receivers(waiting.pop())) if (to && !group.has(to)) { group.add(to); waiting.push(to); }
    }
    for (const one of group) this.addState(one);
    if (kindOf(state.owner) === "model") this.addHolders(state.owner);
    const model = modelOf(state);
    if (model) for (const one of statesOf.get(model) ?? []) this.addState(one, this.types);
  }

  addState(state, onlyAmong) {
    this.row(state);
    for (const receiver of receivers(state)) {
      if (onlyAmong && !onlyAmong.has(receiver.type)) continue;
      this.pass(state, receiver);
      if (receiver.state) this.row(receiver.state);
    }
    for (const [kind, uses] of [["writes", state.writers], ["reads", state.readers]]) {
      for (const use of uses) {
        if (!use.type || use.type === state.owner || onlyAmong && !onlyAmong.has(use.type)) continue;
        if (kind === "reads" && state.routes.some(route => route.place.line === use.place.line && route.place.path === use.place.path)) continue;
        this.edge(kind, state.owner, use.type, use.place, state);
      }
    }
  }

  addType(type) {
    this.types.add(type);
    for (const state of statesOf.get(type) ?? []) {
      this.addState(state);
      for (const way of wayBack(state)) for (const step of way) this.row(step.state);
    }
    for (const state of usedBy.get(type) ?? []) { this.row(state); this.addState(state, new Set([type])); }
    if (kindOf(type) === "model") {
      for (const holder of holdersOf.get(type) ?? []) {
        this.row(holder);
        // Nobody is seen to hand it in: it is shared, or comes from code that was not read.
        if (holder.holding === "receives" && !feedsOf.has(holder.id)) this.edge("passes", type, holder.owner, holder.place, undefined, holder);
      }
      this.addHolders(type);
    }
    for (const rows of this.rows.values()) for (const state of rows) {
      for (const receiver of receivers(state)) {
        if (receiver.state && this.rows.get(receiver.type)?.has(receiver.state)) this.pass(state, receiver);
      }
    }
  }

  // Who keeps a model, and how it comes from there to those who use it.
  addHolders(model) {
    const using = new Set(this.types);
    for (const holder of holdersOf.get(model) ?? []) {
      if (holder.holding === "owns") this.row(holder);
      else if (using.has(holder.owner)) for (const way of wayBack(holder)) for (const step of way) this.row(step.state);
    }
    const shown = [...this.rows.values()].flatMap(rows => [...rows]).filter(state => modelOf(state) === model);
    for (const holder of shown) {
      for (const receiver of receivers(holder)) if (receiver.state && shown.includes(receiver.state)) this.pass(holder, receiver);
    }
  }
}
