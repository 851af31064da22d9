// Shows the record of causes of every page as it grows.
"use strict";
(() => {
  const turns = document.getElementById("turns"), tree = document.getElementById("tree");
  const select = document.getElementById("pages"), search = document.getElementById("search"), status = document.getElementById("status");
  const pages = new Map();
  const make = (tag, name, ...content) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    element.append(...content);
    return element;
  };

  function connect() {
    const socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live", "tenure.1");
    socket.onopen = () => {
      pages.clear();
      select.replaceChildren();
      socket.send(JSON.stringify(["hello", 1, "inspect", 0, null]));
      status.textContent = "live";
    };
    socket.onmessage = (event) => take(JSON.parse(event.data));
    socket.onclose = () => {
      status.textContent = "not connected, trying again…";
      setTimeout(connect, 1000);
    };
  }

  function take(news) {
    let page = pages.get(news.page);
    if (!page) {
      page = { turns: [] };
      pages.set(news.page, page);
      select.append(new Option("", news.page));
      select.value = news.page;
    }
    page.tree = news.tree;
    for (const option of select.options) if (+option.value === news.page) option.textContent = `${news.page} ${news.title}`;
    news.turns.forEach((turn, index) => {
      turn.number = news.first + index + 1;
      if (index === news.turns.length - 1 && news.first) turn.size = news.size;
      page.turns.push(turn);
    });
    page.turns.splice(0, Math.max(0, page.turns.length - 500));
    if (+select.value === news.page) show();
  }

  function show() {
    const page = pages.get(+select.value);
    if (!page) return;
    const wanted = search.value.toLowerCase();
    const list = page.turns.filter((turn) => !wanted || JSON.stringify(turn).toLowerCase().includes(wanted)).reverse();
    turns.replaceChildren(...list.slice(0, 200).map(line));
    tree.replaceChildren(make("ul", "", branch(page.tree)));
  }

  const short = (name) => name.split("<")[0];

  function line(turn) {
    const facts = [`${turn.steps} steps`];
    if (turn.size) facts.push(`${turn.size} bytes`);
    const item = make("li", "", make("div", "event", `${turn.number}. ${turn.event}`, make("small", "", facts.join(", "))));
    for (const [owner, property, old, now] of turn.writes)
      item.append(make("div", "write", "writes ", make("b", "", `${owner}.${property}`), " ", make("span", "old", old), " → ", now));
    for (const [view, reasons] of turn.bodies) item.append(make("div", "body", "runs ", make("b", "", short(view)), reasons ? ` because of ${reasons}` : ""));
    if (turn.inserted.length) item.append(make("div", "came", `came: ${turn.inserted.map(short).slice(0, 12).join(", ")}${turn.inserted.length > 12 ? " …" : ""}`));
    if (turn.removed.length) item.append(make("div", "came", `left: ${turn.removed.map(short).slice(0, 12).join(", ")}${turn.removed.length > 12 ? " …" : ""}`));
    return item;
  }

  function branch([role, id, facts, children]) {
    const item = make("li", "", make("b", "", role), ` #${id} `, make("span", "", facts));
    if (children.length) item.append(make("ul", "", ...children.map(branch)));
    return item;
  }

  select.onchange = search.oninput = show;
  connect();
})();
