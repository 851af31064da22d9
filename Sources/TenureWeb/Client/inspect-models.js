// The lists of models, of the environment, of hot spots and of issues.
import { make, link, short, many, found, empty } from "./inspect-parts.js";

export function models(app, list) {
  const objects = (app.look?.objects ?? []).filter((object) => found(app, object.type, ...(object.properties ?? []).map((field) => `${field.name} ${field.value}`), ...(object.holders ?? []).map((holder) => holder.name)));
  list.replaceChildren(...objects.map((object) => {
    const item = make("article", `model${app.isChosen("object", object.id) ? " chosen" : ""}`,
      make("div", "event", link(object.type, () => app.chooseObject(object.id), "title"), make("small", "", object.tracked ? "read by property" : "observed as a whole")));
    item.append(make("div", "holders", "held by ", ...between((object.holders ?? []).map((holder) => holderLink(app, holder)))));
    for (const field of object.properties ?? []) item.append(fieldLine(app, object, field));
    return item;
  }));
  if (!objects.length) list.append(empty(app.words ? "No model is like that." : "No view on the screen holds an observable object."));
}

export const between = (items) => items.flatMap((item, index) => (index ? [", ", item] : [item]));

export const holderLink = (app, holder) => {
  const name = holder.name + (holder.owns ? " (owner)" : "");
  return holder.view ? link(name, () => app.chooseView(holder.view)) : make("span", "", name);
};

export const fieldLine = (app, object, field) => {
  const line = make("button", "property", make("b", "", field.name), make("span", "value", field.value));
  line.type = "button";
  if (field.readers) line.append(make("small", "readers", many(field.readers.length, "reader")));
  line.onclick = (event) => {
    event.stopPropagation();
    app.chooseObject(object.id, field.name);
  };
  return line;
};

// Environment

export function environment(app, list) {
  const providers = (app.look?.providers ?? []).filter((one) => found(app, one.key, one.name, one.value) && (app.framework || one.view || one.readers));
  list.replaceChildren(...providers.map((one) => {
    const item = make("article", "provider", make("div", "event", make("b", "", one.key), make("span", "value", one.value)),
      make("div", "holders", "provided by ", one.view ? link(short(one.name), () => app.chooseView(one.view, one.name)) : one.name));
    item.append(make("div", "holders", "read by ", ...(one.readers ? between(one.readers.map((reader) => readerLink(app, reader))) : [make("em", "", "nobody")])));
    if (one.object) item.append(link("the object", () => app.chooseObject(one.object)));
    return item;
  }));
  if (!providers.length) list.append(empty(app.words ? "Nothing handed down is like that." : "No view hands anything down."));
}

export const readerLink = (app, reader) =>
  link(short(reader.name) + (reader.element ? ` (${reader.element})` : ""), () => app.chooseView(reader.view, reader.name));

// Hot spots

export function hot(app, list) {
  const spots = app.look?.hot ?? { idle: [], wide: [], busy: [] };
  const scale = (count, most) => {
    const bar = make("meter", "");
    bar.max = most || 1;
    bar.value = count;
    return bar;
  };
  const part = (title, words, items) => make("section", "spots", make("h2", "", title), make("p", "hint", words), ...(items.length ? items : [empty("None.")]));
  const most = (items, count) => Math.max(1, ...items.map(count));
  const idle = spots.idle.filter((spot) => found(app, spot.view)), wide = spots.wide.filter((spot) => found(app, spot.name)), busy = spots.busy.filter((spot) => found(app, spot.view));
  list.replaceChildren(
    part("Bodies without effect", "They ran again, and nothing on the screen changed. Pass them less, or let them read less.",
      idle.map((spot) => make("div", "spot", scale(spot.idle, most(idle, (one) => one.idle)), link(short(spot.view), () => app.onlyView(spot.view), "title"),
        make("span", "", `${spot.idle} of ${many(spot.reruns, "rerun")}`), spot.because ? make("small", "", "because of " + spot.because.map((one) => `${one.name} ×${one.count}`).join(", ")) : ""))),
    part("Widest dependencies", "When one of these changes, so many views run.",
      wide.map((spot) => make("div", "spot", scale(spot.readers, most(wide, (one) => one.readers)), spot.place ? link(spot.name, () => app.choosePlace(spot.place, { property: spot.name.split(".").pop() }), "title") : make("b", "title", spot.name), make("span", "", many(spot.readers, "view"))))),
    part("Bodies that run most", "In the turns that are kept.",
      busy.map((spot) => make("div", "spot", scale(spot.runs, most(busy, (one) => one.runs)), link(short(spot.view), () => app.onlyView(spot.view), "title"),
        make("span", "", many(spot.runs, "run")), make("small", "", `in ${many(spot.turns, "turn")}${spot.most > 1 ? `, ${spot.most} at most in one` : ""}`)))));
}

// Issues

export function issues(app, list) {
  const all = (app.look?.issues ?? []).filter((issue) => found(app, issue.fact, issue.evidence, issue.advice)).reverse();
  list.replaceChildren(...all.map((issue) => make("article", `issue ${issue.severity}`,
    make("div", "event", make("b", "", issue.fact), make("small", "", issue.count > 1 ? `${issue.count} times` : "")),
    issue.evidence && make("p", "", issue.evidence), issue.advice && make("p", "advice", issue.advice),
    make("div", "holders", issue.place ? `${issue.place} · ` : "", issue.last ? link(`turn ${issue.last}`, () => app.chooseTurn(issue.last)) : ""))));
  if (!all.length) list.append(empty(app.words ? "No issue is like that." : "Nothing was misused so far."));
}
