// What each tab shows. A panel fills `list`; `app` says what is known, what is chosen, and chooses.
import { make, link, short, time, size, many, wrapper, grouped, change, found, empty } from "./inspect-parts.js";

// Turns

export function matches(app, turn) {
  const { kind, view, property } = app.filter;
  const isIdle = !turn.actions && !turn.writes && !turn.bodies;
  if (kind === "actions" && !turn.actions) return false;
  if (kind === "writes" && !turn.writes) return false;
  if (kind === "bodies" && !turn.bodies) return false;
  if (kind === "idle" && !isIdle) return false;
  if (view && !turn.bodies?.some((body) => body.view === view)) return false;
  if (property && !turn.writes?.some((write) => `${write.owner}.${write.property}` === property)) return false;
  return found(app, JSON.stringify(turn));
}

export function turns(app, list) {
  const all = app.page?.turns ?? [];
  const shown = all.filter((turn) => matches(app, turn)).reverse();
  list.replaceChildren(
    make("p", "count", shown.length === all.length ? many(all.length, "turn") : `${shown.length} of ${many(all.length, "turn")}`),
    ...shown.slice(0, 250).map((turn) => card(app, turn)));
  if (!all.length) list.append(empty("Nothing has happened yet. Use the program in its own window: every event appears here."));
  else if (!shown.length) list.append(empty("No turn is like that."));
}

export function facts(turn) {
  return [time(turn.took), turn.bytes !== undefined ? size(turn.bytes) : "", turn.steps ? many(turn.steps, "step") : ""].filter(Boolean).join(" · ");
}

function card(app, turn) {
  const isShown = app.shownTurn === turn.turn;
  const item = make("article", `turn${isShown ? " shown" : ""}`);
  item.dataset.turn = turn.turn;
  item.append(make("div", "event", make("span", "number", turn.turn), link(turn.event, () => app.chooseTurn(turn.turn), "title"), make("small", "", facts(turn))));
  for (const action of (turn.actions ?? []).slice(0, 8)) item.append(actionLine(action));
  for (const write of (turn.writes ?? []).slice(0, 8)) item.append(writeLine(app, write));
  const bodies = grouped(turn.bodies ?? [], (body) => `${body.view}|${body.because}|${body.idle}`);
  if (bodies.length) item.append(make("div", "bodies", ...bodies.slice(0, 8).map(({ item, count }) => bodyLine(app, item, count)), bodies.length > 8 ? make("span", "more", `and ${bodies.length - 8} more`) : ""));
  const news = [...(turn.came ?? []).map((one) => ["+", one]), ...(turn.left ?? []).map((one) => ["−", one])];
  if (news.length && !turn.writes) item.append(make("div", "news", news.slice(0, 6).map(([sign, one]) => `${sign} ${short(one.view)}${one.count > 1 ? ` ×${one.count}` : ""}`).join("  "), news.length > 6 ? "  …" : ""));
  item.onclick = () => app.chooseTurn(turn.turn);
  return item;
}

export function actionLine(action) {
  const by = action.reducers ? `by ${action.reducers.join(", ")}` : "changed nothing";
  return make("div", "write", make("b", "", action.name), make("small", "", action.origin ? `${by}, sent by an effect of ${action.origin}` : by));
}

export function writeLine(app, write) {
  const name = `${write.owner}.${write.property}`;
  const state = write.place === undefined ? make("b", "", name) : link(name, () => app.choosePlace(write.place, write), "state");
  return make("div", "write", state, change(write), write.unread ? make("em", "", "no view reads it") : "");
}

export function bodyLine(app, body, count) {
  const line = make("span", `body${body.idle ? " idle" : ""}`, link(short(body.view), () => app.chooseView(body.place, body.view)));
  if (count > 1) line.append(make("span", "times", `×${count}`));
  if (body.because) line.append(make("small", "", body.because.join(", ")));
  if (body.idle) line.append(make("em", "", "no effect"));
  line.title = `${body.view}${body.because ? ` because of ${body.because.join(", ")}` : ""}${body.took ? `, ${time(body.took)}` : ""}`;
  return line;
}

// Views

export function views(app, list) {
  const look = app.look;
  if (!look?.views) return list.replaceChildren(empty("There is nothing on the screen."));
  const tree = make("ul", "tree", ...look.views.inside?.flatMap((view) => branch(app, view)) ?? []);
  list.replaceChildren(tree);
  if (!tree.children.length) list.append(empty(app.words ? "No view is like that." : "No view of the program's own is on the screen."));
  if (look.cut) list.append(empty("There is more on the screen than is shown here."));
}

function isShown(app, view) {
  if (view.kind === "element") return app.elements;
  return view.own || app.framework || view.properties?.some((property) => property.owns);
}

function branch(app, view) {
  const inside = (view.inside ?? []).flatMap((child) => branch(app, child));
  if (!isShown(app, view)) return inside;
  const properties = view.properties ?? [];
  const isFound = found(app, view.name, view.words ?? "", ...properties.map((property) => `${property.name} ${property.wrapper} ${property.value ?? ""}`));
  if (app.words && !isFound && !inside.length) return [];
  const item = make("li", `${view.kind}${view.own ? " own" : ""}${app.isChosen("view", view.id) ? " chosen" : ""}`);
  const row = make("div", "row");
  const isClosed = app.closed.has(view.id);
  if (inside.length) {
    const fold = link(isClosed ? "▸" : "▾", () => app.fold(view.id), "fold");
    fold.setAttribute("aria-label", isClosed ? "open" : "close");
    fold.setAttribute("aria-expanded", !isClosed);
    row.append(fold);
  } else row.append(make("span", "fold"));
  row.append(view.kind === "element" ? make("span", "role", view.name) : link(short(view.name), () => app.chooseView(view.id, view.name), "name"));
  if (view.words) row.append(make("span", "words", `“${view.words}”`));
  if (view.kind === "modifier") row.append(make("small", "", "modifier"));
  if (view.born) row.append(make("small", "born", `since ${view.born}`));
  row.onmouseenter = () => app.mark(view.element);
  row.onmouseleave = () => app.mark(null);
  item.append(row, ...properties.map((property) => propertyLine(app, view, property)));
  if (inside.length && !isClosed) item.append(make("ul", "", ...inside));
  return [item];
}

export function propertyLine(app, view, property) {
  const line = make("button", `property${property.owns ? " owns" : ""}${app.isChosen("state", view.id, property.name) ? " chosen" : ""}`,
    make("span", "wrapper", wrapper(property)), make("b", "", property.name));
  line.type = "button";
  if (property.value !== undefined) line.append(make("span", "value", property.value));
  if (property.source) line.append(make("small", "", `from ${property.source}`));
  if (property.readers) line.append(make("small", "readers", many(property.readers.length, "reader")));
  line.onclick = () => app.chooseState(view.id, property.name);
  return line;
}

