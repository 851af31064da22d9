// What stands beside the drawing: who owns it, how long it lives, who may write it, and the lines of source that show it.

const editors = {
  "VS Code": (path, line) => `vscode://file${path}:${line}`,
  Zed: (path, line) => `zed://file${path}:${line}`,
  JetBrains: (path, line) => `idea://open?file=${encodeURIComponent(path)}&line=${line}`,
  TextMate: (path, line) => `txmt://open?url=${encodeURIComponent("file://" + path)}&line=${line}`,
};

const setting = (name, usual) => { try { return localStorage.getItem(`tenure ${name}`) ?? usual; } catch { return usual; } };
const remember = (name, value) => { try { localStorage.setItem(`tenure ${name}`, value); } catch { /* A page from a file may keep nothing. */ } };

function spot(place) {
  const anchor = make("a", `${place.path.split("/").at(-1)}:${place.line}`, "quiet");
  const path = place.path.startsWith("/") ? place.path : `${setting(`folder ${data.folder}`, data.folder)}/${place.path}`;
  anchor.href = (editors[setting("editor", "VS Code")] ?? editors["VS Code"])(path.split("/").map(encodeURIComponent).join("/"), place.line);
  anchor.title = `${place.path}:${place.line}`;
  return anchor;
}

function excerpt(place) {
  const text = data.lines[place.path]?.[place.line];
  return text === undefined ? "" : make("pre", text);
}

function link(text, choice) {
  if (!choice) return make("span", text);
  const button = make("button", text, "link");
  button.onclick = () => choose(choice);
  return button;
}

function section(title, entries, most = 8) {
  if (entries.length === 0) return;
  aside.append(make("h3", title));
  const item = parts => { const row = make("div"); row.append(...parts); return row; };
  aside.append(...entries.slice(0, most).map(item));
  if (entries.length > most) {
    const more = make("button", `${entries.length - most} more`, "link");
    more.onclick = () => { more.replaceWith(...entries.slice(most).map(item)); };
    aside.append(more);
  }
}

const typeLink = type => link(type, statesOf.has(type) || usedBy.has(type) ? { type } : null);
const useEntry = use => [use.type ? link(use.by, { type: use.type }) : use.by, " ", spot(use.place), excerpt(use.place)];

const keepersOf = type => (holdersOf.get(type) ?? []).filter(state => state.holding === "owns");
// How long a model lives, by each that keeps one.
const livesOf = type => unique([...(models.get(type)?.shared ?? []).map(() => "as long as the program runs, shared by all"),
  ...keepersOf(type).map(state => state.lifetime)]);
const sentence = words => words[0].toUpperCase() + words.slice(1) + ".";

function showState(state) {
  aside.append(make("h1", state.name), make("p", `${state.wrapper} ${state.type}`, "quiet"));
  const ways = wayBack(state);
  const owners = unique(ways.map(way => way[0].state));
  section("Who owns this?", owners.map(owner => [
    owner.holding === "owns" ? "" : "Not seen here; it comes in at ", link(owner.id, { state: owner.id }), " ", spot(owner.place), excerpt(owner.place)]));
  section("How long does it live?", unique(owners.flatMap(owner => [
    sentence(owner.lifetime), ...(models.has(owner.owner) ? livesOf(owner.owner).map(words => `${owner.owner} lives ${words}.`) : [])])).map(line => [line]));
  const written = unique(ways.flatMap(way => way.map(step => step.state)).concat(state)).flatMap(one => one.writers);
  section("Who writes it?", written.length > 0 ? written.map(useEntry) : [["Nobody that was read."]]);
  section("Who reads it?", state.readers.map(useEntry));
  section("Handed on to", state.routes.map(route =>
    [route.to === "environment" ? "everything below, by the environment" : typeLink(route.to), route.label && route.to !== "environment" ? ` as ${route.label} ` : " ", spot(route.place), excerpt(route.place)]));
  section("The way from its owner", ways.filter(way => way.length > 1).map(way => way.flatMap((step, index) =>
    [index > 0 ? " → " : "", link(step.state.id, { state: step.state.id }), ...(step.place ? [" ", spot(step.place)] : [])])), 4);
  showNotes(state);
}

function showType(type) {
  const own = statesOf.get(type) ?? [];
  aside.append(make("h1", type), make("p", kindOf(type) === "other" ? "" : kindOf(type), "quiet"));
  const model = models.get(type);
  if (kindOf(type) === "model") {
    const keepers = keepersOf(type);
    const shared = model?.shared ?? [];
    const owners = keepers.map(state => [link(state.id, { state: state.id }), " ", spot(state.place), excerpt(state.place)])
      .concat(shared.map(use => [use.by, " ", spot(use.place), excerpt(use.place)]));
    section("Who owns one?", owners.length ? owners : [["No property that was read."]]);
    section("How long does it live?", livesOf(type).map(words => [sentence(words)]));
    section("Who may write it?", unique(own.flatMap(writersOf)).filter(other => other !== type).map(other => [typeLink(other)]), 20);
  }
  const row = state => [link(state.name, { state: state.id }), " ", make("small", `${state.wrapper} ${state.type}`), state.findings.length ? make("span", " ●", "problem") : ""];
  section("Owns", own.filter(state => state.holding === "owns").map(row), 30);
  section("Receives", own.filter(state => state.holding === "receives").map(row), 30);
  section("Uses of others", unique(usedBy.get(type) ?? []).map(state => [link(state.id, { state: state.id }), writersOf(state).includes(type) ? make("small", " writes") : ""]), 20);
  if (model) section(`Held in ${plural(model.views.length, "view")}`, model.views.map(view => [typeLink(view)]), 12);
  for (const state of own) showNotes(state);
}

function showNotes(state) {
  section(`Findings on ${state.name}`, state.findings.map(found => [make("span", found.fact, "problem"), make("p", found.rule, "quiet")]));
  section(`Notes on ${state.name}`, state.hints.map(hint => [hint]));
}

function showSettings() {
  aside.append(make("h3", "Lines open in"));
  const editor = make("select"), folder = make("input");
  editor.ariaLabel = "Editor";
  folder.ariaLabel = "Folder of the sources";
  for (const name of Object.keys(editors)) editor.append(make("option", name));
  editor.value = setting("editor", "VS Code");
  folder.value = setting(`folder ${data.folder}`, data.folder);
  editor.onchange = () => { remember("editor", editor.value); draw(); };
  folder.onchange = () => { remember(`folder ${data.folder}`, folder.value); draw(); };
  aside.append(editor, folder);
}
