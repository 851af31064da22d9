import Foundation

extension StateMap {
  /// One page without anything from elsewhere: it can be kept, mailed and opened years later.
  public func html() throws -> String {
    // Nothing in the data can end the element that it stands in.
    let data = try json().replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
    return MapPage.head + data + MapPage.tail
  }
}

private enum MapPage {
  static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>State</title>
    <style>
      :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
      body { margin: 0; display: grid; grid-template-columns: minmax(18rem, 26rem) 1fr; height: 100vh; }
      nav { overflow: auto; border-right: 1px solid #8886; padding: 1rem; }
      main { overflow: auto; padding: 1rem 2rem; }
      input, select { font: inherit; width: 100%; box-sizing: border-box; margin-bottom: .5rem; padding: .3rem; }
      button { font: inherit; display: block; width: 100%; text-align: left; border: 0; background: none; color: inherit;
        padding: .25rem .4rem; border-radius: .3rem; cursor: pointer; }
      button:hover, button:focus, button[aria-current=true] { background: #8883; }
      button.link { display: inline; width: auto; text-decoration: underline; padding: 0 .1rem; }
      .found::before { content: "●"; color: #d22; margin-right: .3rem; }
      small, dt { opacity: .7; }
      dt { margin-top: .8rem; }
      dd { margin: 0; }
      code { font-family: ui-monospace, monospace; }
    </style>
    <nav>
      <input id="search" type="search" placeholder="Search for state, type, view" aria-label="Search">
      <select id="filter" aria-label="Filter">
        <option value="">All state</option>
        <option value="owns">What is owned</option>
        <option value="receives">What is received</option>
        <option value="found">With findings</option>
        <option value="hints">With notes</option>
      </select>
      <small id="count" role="status"></small>
      <div id="list"></div>
    </nav>
    <main id="main" tabindex="-1"></main>
    <script type="application/json" id="data">
    """

  static let tail = """
    </script>
    <script>
      "use strict";
      const map = JSON.parse(document.getElementById("data").textContent);
      const [search, filter, list, main, count] =
        ["search", "filter", "list", "main", "count"].map(id => document.getElementById(id));
      const make = (tag, text, kind) => {
        const element = document.createElement(tag);
        if (text !== undefined) element.textContent = text;
        if (kind) element.className = kind;
        return element;
      };
      const link = (text, query) => {
        const button = make("button", text, "link");
        button.onclick = () => { filter.value = ""; search.value = query; show(); };
        return button;
      };
      const spot = place => ` ${place.path}:${place.line}`;
      const words = state => [state.id, state.type, state.wrapper, ...state.routes.map(r => r.to),
        ...state.readers.map(u => u.by), ...state.writers.map(u => u.by)].join(" ").toLowerCase();
      const fits = state => words(state).includes(search.value.trim().toLowerCase())
        && (filter.value === "" || filter.value === state.holding
          || filter.value === "found" && state.findings.length > 0
          || filter.value === "hints" && state.hints.length > 0);
      const detail = state => {
        location.hash = encodeURIComponent(state.id);
        const terms = make("dl");
        const row = (title, entries) => {
          if (entries.length === 0) return;
          terms.append(make("dt", title));
          for (const entry of entries) { const item = make("dd"); item.append(...entry); terms.append(item); }
        };
        row("Type", [[make("code", state.type || "not known")]]);
        row("Held by", [[link(state.owner, state.owner), ` with ${state.wrapper}`, make("small", spot(state.place))]]);
        row("Lives", [[state.lifetime]]);
        row("Read by", state.readers.map(use => [link(use.by, use.type), make("small", spot(use.place))]));
        row("Written by", state.writers.map(use => [link(use.by, use.type), make("small", spot(use.place))]));
        row("Passed to", state.routes.map(route =>
          [link(route.to, route.to), ` ${route.label}`, make("small", spot(route.place))]));
        row("Notes", state.hints.map(hint => [hint]));
        row("Findings", state.findings.map(found => [make("span", `${found.fact} [${found.rule}]`, "found")]));
        const model = map.models.find(model => model.name === state.type || model.name === state.owner);
        if (model) row(`${model.name} reaches`, model.views.map(view => [link(view, view)]));
        main.replaceChildren(make("h1", state.id), terms);
        for (const button of list.children) button.setAttribute("aria-current", button.textContent === state.id);
      };
      const show = () => {
        const states = map.states.filter(fits);
        count.textContent = `${states.length} of ${map.states.length}`;
        list.replaceChildren(...states.map(state => {
          const button = make("button", state.id, state.findings.length > 0 ? "found" : "");
          button.onclick = () => detail(state);
          return button;
        }));
        if (states.length > 0) detail(states.find(s => encodeURIComponent(s.id) === location.hash.slice(1)) ?? states[0]);
      };
      search.oninput = filter.onchange = show;
      show();
    </script>
    </html>

    """
}
