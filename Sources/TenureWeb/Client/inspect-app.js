// What is known of every page, and what of it is chosen.
export const at = (id) => document.getElementById(id);
export const known = new Map();

export const app = {
  tab: "turns", words: "", filter: { kind: "", view: "", property: "" }, elements: false, framework: false,
  closed: new Set(), chosen: null,
  /// The turn whose screen is shown; null for the newest.
  past: null,
  /// What the other files put here: drawing all anew, the search and what filters, a tab, and the screen's document.
  show() {}, filters() {}, open() {}, shownPage() {},

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

  choose(chosen) { this.chosen = chosen; this.show(); },
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
  onlyView(view) { this.filter = { kind: "", view, property: "" }; this.open("turns"); },
  fold(id) { if (!this.closed.delete(id)) this.closed.add(id); this.show(); },
  /// Marks an element on the screen that is shown.
  mark(element) {
    const page = this.shownPage();
    for (const old of page?.querySelectorAll("[data-marked]") ?? []) delete old.dataset.marked;
    const found = element && page?.getElementById(element);
    if (found) { found.dataset.marked = "1"; found.scrollIntoView({ block: "nearest" }); }
  },
};
