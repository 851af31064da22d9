// The page of `tenure preview`: which previews are shown, in which ways, and how large. Each frame is a page of the program.
const at = (id) => document.getElementById(id);
const make = (name, looks, ...inner) => {
  const element = document.createElement(name);
  if (looks) element.className = looks;
  element.append(...inner);
  return element;
};

// Every way: the words for it, and its size, of which a preview with a size of its own keeps that.
const ways = {
  light: ["Light"], dark: ["Dark"], rtl: ["Right to left"], landscape: ["Landscape", 844, 390], tablet: ["Tablet", 820, 1180],
  small: ["Smallest text"], large: ["Largest text"],
};
const usual = { all: ["light", "dark"], one: Object.keys(ways) };
let list = JSON.parse(at("list").textContent);
let shownList = "";

// What the user has chosen outlasts a reload, where the browser keeps it.
const choices = {};
try { Object.assign(choices, JSON.parse(localStorage.getItem("tenure-previews"))); } catch {}
function keep(key, value) {
  choices[key] = value;
  try { localStorage.setItem("tenure-previews", JSON.stringify(choices)); } catch {}
}

function chosen() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch { return location.hash.slice(1); }
}
// What a preview is known by while lines are written above it.
const key = (one) => one.key ?? one.place;
const mode = () => (chosen() ? "one" : "all");
function shownWays() {
  const some = [choices[mode()]].flat().filter((way) => ways[way]);
  return some.length ? some : usual[mode()];
}

function names() {
  const words = at("search").value.toLowerCase();
  const rows = (list.previews ?? []).filter((one) => (one.title + " " + one.place).toLowerCase().includes(words));
  const row = (name, title, ...more) => {
    const link = make("a", "", make("span", "", title), ...more);
    link.href = "#" + encodeURIComponent(name);
    if (name === chosen()) link.setAttribute("aria-current", "true");
    return make("li", "", link);
  };
  at("names").replaceChildren(
    row("", "All previews", make("small", "", String(list.previews?.length ?? 0))),
    ...rows.map((one) => row(key(one), one.title, make("small", "", one.place))));
}

function bar() {
  const on = shownWays();
  at("ways").replaceChildren(...Object.entries(ways).map(([way, [words]]) => {
    const button = make("button", "", words);
    button.type = "button";
    button.setAttribute("aria-pressed", on.includes(way));
    button.onclick = () => {
      const now = Object.keys(ways).filter((one) => (one === way ? !on.includes(way) : on.includes(one)));
      keep(mode(), now.length ? now : [way]);
      show();
    };
    return button;
  }));
}

// How large a frame is: as the preview says, else as the way does.
function size(one, way) {
  const [, width, height] = ways[way];
  return one.isFixed || !width ? [one.width, one.height] : [width, height];
}

function frame(one, way) {
  const [width, height] = size(one, way);
  const view = make("iframe");
  view.src = `/preview/${way}/${key(one).split("/").map(encodeURIComponent).join("/")}`;
  view.title = `${one.title}, ${ways[way][0]}`;
  view.loading = "lazy";
  view.width = width;
  view.height = height;
  const inspect = make("a", "", "Inspect");
  inspect.target = "tenure-inspect";
  inspect.hidden = true;
  const alone = make("a", "", "Open");
  alone.href = view.src;
  alone.target = "_blank";
  view.onload = () => {
    // As on a phone, where a bar is there only while one scrolls.
    view.contentDocument?.documentElement.style.setProperty("scrollbar-width", "none");
    // The program's own link to the inspector has what lets one in.
    const link = view.contentDocument?.getElementById("inspect");
    if (link) {
      inspect.href = link.href;
      inspect.hidden = false;
      link.remove();
    }
    renew();
  };
  const device = make("div", "device", view);
  device.style.setProperty("--width", width);
  device.style.setProperty("--height", height);
  const place = make("figure", "", make("figcaption", "", make("b", "", ways[way][0]), make("span", "", `${width} × ${height}`), inspect, alone), device);
  place.dataset.way = way;
  return place;
}

function rows() {
  const some = (list.previews ?? []).filter((one) => !chosen() || key(one) === chosen());
  at("title").textContent = list.name ?? "";
  const sections = some.map((one) => {
    const link = make("a", "", one.title);
    link.href = "#" + encodeURIComponent(key(one));
    const shown = shownWays().filter((way) => !one.isFixed || !ways[way][1]);
    return make("section", "",
      make("h3", "", link, make("small", "", one.place), ...(one.traits ?? []).map((trait) => make("em", "", trait))),
      shown.length
        ? make("div", "frames", ...shown.map((way) => frame(one, way)))
        : make("p", "empty", "It has a size of its own, and is the same on a tablet and in landscape."));
  });
  if (!sections.length) sections.push(make("p", "empty", "This preview is not there any more."));
  at("rows").replaceChildren(...sections);
}

function show() {
  shownList = JSON.stringify(list);
  names();
  bar();
  rows();
}

// A frame that has loaded anew comes from a program that was built anew: it may have other previews.
let waiting = 0;
function renew() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const answer = await fetch("/previews.json").catch(() => null);
    if (!answer?.ok) return;
    list = await answer.json();
    if (JSON.stringify(list) !== shownList) show();
  }, 100);
}

const scales = [25, 33, 50, 67, 75, 100];
at("scale").append(...scales.map((one) => new Option(`${one} %`, one)));
at("scale").value = scales.includes(choices.scale) ? choices.scale : 50;
const scale = () => at("rows").style.setProperty("--scale", at("scale").value / 100);
at("scale").onchange = () => { keep("scale", +at("scale").value); scale(); };
at("search").oninput = names;
addEventListener("hashchange", show);
scale();
show();
document.documentElement.dataset.live = "1";
