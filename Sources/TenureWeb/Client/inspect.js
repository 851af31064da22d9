// The inspector: its tabs, what filters them, and what is shown.
import { make, link } from "./inspect-parts.js";
import { app, at } from "./inspect-app.js";
import { connect, turnTo } from "./inspect-feed.js";
import { scrub } from "./inspect-screen.js";
import * as panels from "./inspect-panels.js";
import * as models from "./inspect-models.js";
import { details } from "./inspect-details.js";

const tabs = { turns: "Turns", views: "Views", models: "Models", environment: "Environment", hot: "Hot spots", issues: "Issues", screen: "Screen" };
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
  // The screen stands beside the list, which is empty then.
  const panel = panels[app.tab] ?? models[app.tab];
  panel ? panel(app, content) : content.replaceChildren();
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
    bar.append(make("div", "chips", ...[["", "All"], ["actions", "Actions"], ["writes", "Writes"], ["bodies", "Bodies"], ["idle", "Idle"]].map(([kind, words]) => chip(words, app.filter.kind === kind, () => (app.filter.kind = kind)))));
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

Object.assign(app, { show, filters, open });
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
