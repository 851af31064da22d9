// What is known of the one thing that is chosen: a turn, a state, a view, a model.
import { make, link, short, time, size, many, wrapper, grouped, change } from "./inspect-parts.js";
import { actionLine, bodyLine, propertyLine, writeLine } from "./inspect-panels.js";
import { between, fieldLine, holderLink, readerLink } from "./inspect-models.js";

export function details(app, place) {
  const chosen = app.chosen;
  const content = chosen && { turn, state, view, object }[chosen.kind](app, chosen);
  place.hidden = !content;
  if (!content) return place.replaceChildren();
  const close = link("×", () => app.choose(null), "close");
  close.setAttribute("aria-label", "Close");
  place.replaceChildren(close, ...content.filter(Boolean));
}

const heading = (kind, title) => make("header", "", make("small", "", kind), make("h2", "", title));
const row = (name, ...content) => make("div", "fact", make("span", "", name), make("div", "", ...content));
const part = (title, items, none) => make("section", "", make("h3", "", title), ...(items.length ? items : [make("p", "empty", none)]));
const turnLink = (app, number) => link(`turn ${number}`, () => app.chooseTurn(number));
const gone = (name) => [heading("gone", name), make("p", "empty", "It is not on the screen any more.")];
const born = (app, number) => row("Born", number ? turnLink(app, number) : "before the turns that are kept");

function turn(app, { number }) {
  const turn = app.turn(number);
  if (!turn) return gone(`turn ${number}`);
  const bodies = grouped(turn.bodies ?? [], (body) => `${body.view}|${body.because}|${body.idle}`);
  const list = (items) => items.map((one) => make("div", "line", `${short(one.view)}${one.count > 1 ? ` ×${one.count}` : ""}`));
  return [
    heading(`turn ${number}`, turn.event),
    row("Took", time(turn.took)), turn.bytes !== undefined && row("Sent", size(turn.bytes)), row("Patch", many(turn.steps, "step")),
    turn.actions && part("Actions", turn.actions.map(actionLine), ""),
    part("Writes", (turn.writes ?? []).map((write) => writeLine(app, write)), "It wrote nothing."),
    part("Bodies", bodies.map(({ item, count }) => make("div", "line", bodyLine(app, item, count))), "No body ran."),
    turn.bodyCount ? make("p", "empty", `${many(turn.bodyCount, "body", "bodies")} ran in all; the export has them.`) : null,
    turn.came && part("Came", list(turn.came), ""), turn.left && part("Left", list(turn.left), ""),
  ];
}

/// The turns that wrote to a place, newest first. A place that was used before its present owner was born is another one.
function writers(app, place, since, property) {
  return app.page.turns.filter((turn) => turn.turn >= (since ?? 0)).flatMap((turn) =>
    (turn.writes ?? []).filter((write) => write.place === place && (!property || write.property === property)).map((write) => ({ turn, write }))).reverse();
}

const writerLine = (app, { turn, write }, names) =>
  make("div", "writer", link(`${turn.turn}  ${turn.event}`, () => app.chooseTurn(turn.turn)), make("div", "", names ? make("b", "", write.property + " ") : "", change(write)));

function state(app, { view: id, name }) {
  const view = app.view(id);
  const property = view?.properties?.find((one) => one.name === name);
  if (!property) return gone(name);
  const target = property.target && app.owner(property.target);
  const object = property.object && app.object(property.object);
  // What is said of the model itself is said there.
  const isShared = property.place === undefined || property.place === property.object;
  return [
    heading(property.wrapper, `${short(view.name)}.${name}`),
    property.value !== undefined ? make("pre", "value", property.value) : null,
    row(property.owns ? "Owner" : "In", link(short(view.name), () => app.chooseView(view.id))),
    property.owns && born(app, view.born),
    property.source && row("Provided by", property.provider ? link(short(property.source), () => app.chooseView(property.provider)) : property.source),
    property.target && row("Leads to", target ? link(`${short(target.view.name)}.${target.property.name}`, () => app.chooseState(target.view.id, target.property.name)) : "a state whose owner is not shown here"),
    object && row("Model", link(object.type, () => app.chooseObject(object.id))),
    isShared ? null : part("Readers", (property.readers ?? []).map((reader) => make("div", "line", readerLink(app, reader))), "No body reads it."),
    isShared ? null : part("Writers", writers(app, property.place, property.owns ? view.born : 0).map((one) => writerLine(app, one)), "No turn that is kept wrote it."),
  ];
}

function object(app, { id, name }) {
  const object = app.object(id);
  if (!object) return gone("a model");
  const field = name && object.properties?.find((one) => one.name === name);
  const readers = object.tracked ? field?.readers : object.readers;
  return [
    heading(object.tracked ? "@Observable" : "ObservableObject", field ? `${object.type}.${name}` : object.type),
    field ? make("pre", "value", field.value) : null,
    row("Held by", ...between((object.holders ?? []).map((holder) => holderLink(app, holder)))),
    field && row("Model", link(object.type, () => app.chooseObject(id))),
    field ? null : part("Properties", (object.properties ?? []).map((one) => fieldLine(app, object, one)), "It has no stored properties."),
    field || !object.tracked ? part(object.tracked ? "Readers" : "Observers of the whole model", (readers ?? []).map((reader) => make("div", "line", readerLink(app, reader))), object.tracked ? "No body is known to read it." : "No view observes it.") : null,
    part("Writers", writers(app, id, 0, name).map((one) => writerLine(app, one, !field)), "No turn that is kept wrote it."),
  ];
}

function view(app, { id, name }) {
  const view = app.view(id);
  if (!view) return gone(short(name ?? "a view"));
  const runs = app.page.turns.filter((turn) => turn.turn >= (view.born ?? 0)).flatMap((turn) => (turn.bodies ?? []).filter((body) => body.place === id).map((body) => ({ turn, body }))).reverse();
  return [
    heading(view.kind, view.name),
    view.kind !== "element" && born(app, view.born),
    row("Turns", link(`only those that run ${short(view.name)}`, () => app.onlyView(view.name))),
    part("State and inputs", (view.properties ?? []).map((property) => propertyLine(app, view, property)), "It has no property wrappers."),
    part("Runs of its body", runs.slice(0, 30).map(({ turn, body }) => make("div", "writer", link(`${turn.turn}  ${turn.event}`, () => app.chooseTurn(turn.turn)),
      make("div", "", `${(body.because ?? ["no reason noted"]).join(", ")}${body.took !== undefined ? ` · ${time(body.took)}` : ""}`, body.idle ? make("em", "", "no effect") : ""))), "No turn that is kept ran it."),
  ];
}
