// Where the parts of a scene stand: columns from owners on the left to readers on the right, models inside who keeps them.

const measure = { width: 232, head: 42, row: 24, gap: 22, column: 96, inset: 10, most: 16 };

function cardsOf(scene, choice, unfolded) {
  const cards = new Map();
  for (const type of scene.types) {
    const rows = [...(scene.rows.get(type) ?? [])].sort((a, b) => a.place.line - b.place.line);
    cards.set(type, { type, rows, inside: new Map(), parent: null });
  }
  // A model that one property alone keeps lives inside it; others stand for themselves, with a line from each keeper.
  for (const card of cards.values()) {
    if (kindOf(card.type) !== "model") continue;
    const keepers = [...cards.values()].flatMap(other =>
      other.rows.filter(state => state.holding === "owns" && modelOf(state) === card.type && state.owner !== card.type));
    if (keepers.length === 1 && !isInside(cards.get(keepers[0].owner), card)) {
      card.parent = cards.get(keepers[0].owner);
      card.parent.inside.set(keepers[0], card);
    } else {
      for (const keeper of keepers) scene.edge("holds", keeper.owner, card.type, keeper.place, keeper);
    }
  }
  for (const card of cards.values()) {
    const most = unfolded.has(card.type) ? Infinity : measure.most;
    const wanted = card.rows.filter(state => choice.state === state.id || card.inside.has(state));
    card.hidden = Math.max(0, card.rows.length - most);
    if (card.hidden > 0) card.rows = unique([...wanted, ...card.rows]).slice(0, most);
  }
  return cards;
}

function isInside(card, other) {
  for (let at = card; at; at = at.parent) if (at === other) return true;
  return false;
}

const outermost = card => { while (card.parent) card = card.parent; return card; };

function size(card) {
  card.width = measure.width;
  card.height = measure.head;
  for (const state of card.rows) {
    card.height += measure.row;
    const inner = card.inside.get(state);
    if (!inner) continue;
    size(inner);
    card.width = Math.max(card.width, inner.width + 2 * measure.inset);
    card.height += inner.height + measure.inset;
  }
  card.height += (card.group?.length ?? 0) * 19;
  card.height += (card.hidden > 0 ? measure.row : 0) + 8;
}

function place(card, x, y) {
  Object.assign(card, { x, y, rowAt: new Map() });
  y += measure.head;
  for (const state of card.rows) {
    card.rowAt.set(state, y + measure.row / 2);
    y += measure.row;
    const inner = card.inside.get(state);
    if (!inner) continue;
    inner.width = card.width - 2 * measure.inset;
    place(inner, x + measure.inset, y);
    y += inner.height + measure.inset;
  }
}

// Many that only get or use it stand together in one card, a line each.
function gather(scene, choice, cards) {
  const givers = new Set([...scene.edges.values()].map(edge => edge.from)), ways = new Map(), alike = new Map();
  for (const edge of scene.edges.values()) push(ways, edge.to, edge);
  for (const card of cards.values()) {
    const isWanted = choice.type === card.type || opened.has(card.type) || card.rows.some(state => state.id === choice.state);
    if (card.parent || card.inside.size > 0 || givers.has(card.type) || isWanted || isHub(card.type)) continue;
    push(alike, unique((ways.get(card.type) ?? []).map(edge => edge.kind)).sort().join(" "), card);
  }
  const words = { passes: "get it", reads: "read it", writes: "write it" };
  for (const [kinds, members] of alike) {
    if (members.length < 6 || !kinds) continue;
    const title = `${members.length} ${kinds.split(" ").map(kind => words[kind] ?? kind).join(", ")}`;
    const types = members.map(card => card.type).sort();
    for (const type of types) {
      cards.delete(type);
      for (const edge of ways.get(type) ?? []) edge.to = title;
    }
    const hidden = unfoldedCards.has(title) ? 0 : Math.max(0, types.length - 30);
    cards.set(title, { type: title, group: types.slice(0, types.length - hidden), rows: [], inside: new Map(), parent: null, hidden });
  }
  const edges = new Map();
  for (const edge of scene.edges.values()) {
    const key = [edge.kind, edge.from, edge.stateFrom?.id, edge.to, cards.get(edge.to)?.group ? "" : edge.stateTo?.id].join("|");
    if (cards.has(edge.from) && cards.has(edge.to) && !edges.has(key)) edges.set(key, edge);
  }
  return [...edges.values()];
}

// Gives every card its place, and the lines theirs.
function layOut(scene, choice, unfolded) {
  const cards = cardsOf(scene, choice, unfolded);
  const edges = gather(scene, choice, cards);
  const outer = [...cards.values()].filter(card => !card.parent);
  for (const card of outer) { card.column = 0; card.next = new Set(); card.near = new Set(); }
  const pairs = edges.map(edge => [outermost(cards.get(edge.from)), outermost(cards.get(edge.to)), edge.kind]).filter(([a, b]) => a !== b);
  // Who keeps and who hands on comes first; to read and to write places only those whom nothing else does.
  const isPlaced = new Set(pairs.filter(([, , kind]) => kind === "passes" || kind === "holds").flatMap(([a, b]) => [a, b]));
  for (const [from, to, kind] of pairs) {
    from.near.add(to);
    to.near.add(from);
    if (kind === "passes" || kind === "holds" || !isPlaced.has(to)) from.next.add(to);
  }
  // The longest way from an owner; a line that closes a circle does not count.
  const order = [], mark = new Map();
  const visit = card => {
    mark.set(card, 1);
    for (const next of card.next) { if (mark.get(next) === 1) card.next.delete(next); else if (!mark.has(next)) visit(next); }
    mark.set(card, 2);
    order.push(card);
  };
  for (const card of outer) if (!mark.has(card)) visit(card);
  for (const card of order.reverse()) for (const next of card.next) next.column = Math.max(next.column, card.column + 1);
  const columns = [];
  for (const card of outer) (columns[card.column] ??= []).push(card);
  for (let turn = 0; turn < 6; turn++) {
    for (const column of columns) column.forEach((card, index) => { card.rank = index / Math.max(1, column.length - 1 || 1); });
    for (const column of columns) {
      for (const card of column) card.pull = card.near.size ? [...card.near].reduce((sum, other) => sum + other.rank, 0) / card.near.size : card.rank;
      column.sort((a, b) => a.pull - b.pull || a.type.localeCompare(b.type));
      column.forEach((card, index) => { card.rank = index / Math.max(1, column.length - 1 || 1); });
    }
  }
  // A long column becomes several beside each other.
  const stacks = columns.flatMap(column => {
    column.forEach(size);
    const total = column.reduce((sum, card) => sum + card.height + measure.gap, 0);
    const parts = Math.max(1, Math.ceil(total / 1500)), stacks = [[]];
    let height = 0;
    for (const card of column) {
      if (height > total / parts && stacks.length < parts) { stacks.push([]); height = 0; }
      stacks.at(-1).push(card);
      height += card.height + measure.gap;
    }
    return stacks.map((stack, index) => ({ stack, isFirst: index === 0 }));
  });
  let x = 0;
  stacks.forEach(({ stack, isFirst }, index) => {
    if (index > 0) x += isFirst ? measure.column : measure.gap;
    const height = stack.reduce((sum, card) => sum + card.height + measure.gap, -measure.gap);
    let y = -height / 2;
    for (const card of stack) { place(card, x, y); y += card.height + measure.gap; }
    x += Math.max(...stack.map(card => card.width));
  });
  return { cards, edges };
}
