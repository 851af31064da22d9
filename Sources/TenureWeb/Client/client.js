// Shows what the server says, and tells it what a user does. State is the server's: nothing is decided here.
(() => {
  const meta = document.querySelector('meta[name="tenure"]');
  const root = document.getElementById("root");
  const status = document.getElementById("status");
  const secret = meta.content, most = +meta.dataset.most;
  let before = null;
  try {
    before = sessionStorage.getItem("tenure");
    sessionStorage.setItem("tenure", secret);
  } catch {}
  meta.remove();

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  let socket = null, seen = 0, tries = 0, isFirst = true, isResumed = false, ended = false;
  // Edits that a user has made, by field: an update that knows of fewer does not touch the field.
  const edits = new Map();
  const at = (place) => document.getElementById(place);
  const node = (element) => {
    const found = element.closest('[id]');
    if (!found) return 0;
    const number = parseInt(found.id, 10);
    return number > 0 ? number : found.parentElement ? node(found.parentElement) : 0;
  };

  // The socket

  function connect() {
    socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live", "tenure.1");
    socket.onopen = () => {
      tries = 0;
      isResumed = !isFirst;
      socket.send(JSON.stringify(["hello", 1, secret, seen, isFirst ? before : null]));
      isFirst = false;
      for (const one of all("[data-load]", root)) if (one.complete) loaded(one);
      if (answered < wishes) send("go", ++wishes, ...entry().slice(0, 2));
      warn(warned);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      seen = message[0];
      for (let i = 1; i < message.length; i++) apply(message[i]);
      isResumed = false;
      settle();
      lookAround();
      document.documentElement.dataset.live = seen;
    };
    socket.onclose = (event) => {
      socket = null;
      if (event.code === 4001) return location.reload();
      if (event.code === 4002) return end("This page was not used for a long time.");
      if (event.code === 4003) return end("This page is open in another window.");
      if (event.code === 1008 || event.code === 1009) return end("This page sent too much, and was cut off.");
      if (event.code === 4004) return end("This page changed without end, and was stopped.");
      if (ended) return;
      say("The connection is broken. Trying again…");
      setTimeout(connect, Math.min(250 * 2 ** tries++, 5000));
    };
  }

  function say(words, again) {
    status.hidden = !words;
    status.textContent = words;
    document.documentElement.classList.toggle("cut", !!words);
    if (again) {
      const button = document.createElement("button");
      button.textContent = "Reload";
      button.onclick = () => location.reload();
      status.append(button);
    }
  }

  function end(words) {
    ended = true;
    say(words, true);
  }

  function send(...message) {
    if (!socket || socket.readyState !== 1 || !message[1]) return false;
    const words = JSON.stringify(message);
    // A character takes three bytes at most, of each half of a pair.
    const isTooLong = words.length * 3 > most && new TextEncoder().encode(words).length > most;
    if (!isTooLong) socket.send(words);
    if (message[0] === "text" && (isTooLong || warned === message[1])) warn(isTooLong ? message[1] : 0);
    return !isTooLong;
  }

  // What is too long to be sent stays where it was typed. The connection stays too.
  let warned = 0;
  function warn(field) {
    warned = field;
    say(field ? `This text is longer than ${Math.round(most / 1024)} KB. It stays here and is not sent: shorten it to go on.` : "");
    document.documentElement.classList.remove("cut");
  }

  // Pictures that the program waits for
  const loaded = (one) => send("load", node(one), one.naturalWidth > 0);
  for (const kind of ["load", "error"])
    on(kind, (event) => event.target.matches?.("[data-load]") && loaded(event.target), true);

  // Changes

  function fragment(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  function ready(element) {
    for (const one of [element, ...all("dialog,select", element)]) {
      if (one.tagName === "DIALOG" && !one.dataset.shown) {
        one.dataset.shown = "1";
        one.removeAttribute("open");
        one.showModal();
      }
      if (one.tagName === "SELECT") one.selectedIndex = +one.dataset.v;
    }
    const around = element.closest("select");
    if (around) around.selectedIndex = +around.dataset.v;
    for (const one of [element.closest(".options"), ...all(".options", element)]) if (one) pick(one);
  }

  // What is chosen stands in the middle of its wheel.
  function turn(options) {
    const chosen = options.matches(".wheel > .options") && options.children[+options.dataset.v];
    if (chosen) options.scrollTop = chosen.offsetTop - options.offsetTop - (options.clientHeight - chosen.offsetHeight) / 2;
  }

  function pick(options) {
    [...options.children].forEach((one, index) => { one.querySelector("input").checked = index === +options.dataset.v; });
    turn(options);
  }

  // What a user has typed stays in the field, also when the field is made anew.
  function keeping(change) {
    const active = document.activeElement;
    const kept = [];
    for (const id of edits.keys()) {
      const field = at(id);
      if (field) kept.push([id, field.value]);
    }
    const focus = active && active.id;
    const range = active && "selectionStart" in active ? [active.selectionStart, active.selectionEnd] : null;
    change();
    for (const [id, value] of kept) {
      const field = at(id);
      if (field && field.value !== value) field.value = value;
    }
    if (focus && document.activeElement !== at(focus)) {
      at(focus)?.focus({ preventScroll: true });
      try {
        if (range) at(focus)?.setSelectionRange(...range);
      } catch {}
    }
  }

  function leave(element) {
    if (element.tagName === "DIALOG") element.close();
    const isScreen = element.matches(".screen.pushed") && !calm.matches;
    const frame = movement && !isScreen && way(element, true);
    if (!isScreen && !frame) return element.remove();
    const place = box(element);
    detach(element);
    if (isScreen) return setTimeout(() => element.remove(), 240);
    drift(element, place, frame);
  }

  function detach(element) {
    for (const one of [element, ...all("[id]", element)]) one.removeAttribute("id");
    element.inert = true;
    element.classList.add("leaving");
  }

  const box = (element) => [element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight];

  // Draws the last of an element, out of the flow.
  function drift(element, place, frame) {
    const [left, top, width, height] = place.map((length) => length + "px");
    Object.assign(element.style, { inset: "auto", left, top, width, height });
    element.animate([{}, frame], { ...movement, fill: "forwards", iterations: 1 }).onfinish = () => element.remove();
  }

  // Under a movement, the old words of an element pass into the new ones.
  function rewrite(element, words) {
    const kind = element.closest("[data-c]")?.dataset.c;
    const frame = (by) => (kind === "numericText" ? { opacity: 0, translate: "0 " + by } : { opacity: 0 });
    element.past?.();
    if (movement && kind !== "identity" && element.checkVisibility()) {
      const old = element.cloneNode(true), coming = element.animate([frame("50%"), {}], movement);
      detach(old);
      element.after(old);
      drift(old, box(element), frame("-50%"));
      element.past = () => (old.remove(), coming.cancel());
    }
    element.textContent = words;
  }

  // How changes are drawn

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const drawn = ("opacity translate scale rotate color backgroundColor borderColor borderWidth borderRadius boxShadow filter width "
    + "height padding gap fontSize letterSpacing fill stroke strokeWidth strokeDasharray strokeDashoffset").split(" ");
  const running = new WeakMap();
  let movement = null;

  function look(element) {
    const style = getComputedStyle(element);
    return drawn.map((name) => style[name]);
  }

  // Changes an element: under a movement it passes from how it looked to how it looks.
  function pass(element, change) {
    const before = movement && look(element);
    running.get(element)?.cancel();
    change();
    if (!before) return;
    const from = {}, to = {};
    look(element).forEach((value, index) => {
      if (value !== before[index]) [from[drawn[index]], to[drawn[index]]] = [before[index], value];
    });
    if (Object.keys(to).length) running.set(element, element.animate([from, to], movement));
  }

  // How an element looks before it has come, or once it has gone; nothing where that is as it is.
  function way(element, isGoing) {
    const said = element.dataset?.t ?? element.firstElementChild?.dataset?.t ?? "opacity";
    const [come, go = come] = said.split("|"), frame = {};
    const sides = { leading: "-100% 0", trailing: "100% 0", top: "0 -100%", bottom: "0 100%" };
    for (const kind of (isGoing ? go : come).split("+")) {
      if (kind === "opacity") frame.opacity = 0;
      else if (kind === "scale") frame.scale = 0;
      else if (kind.startsWith("scale_")) {
        const [, scale, x, y] = kind.split("_");
        frame.scale = scale;
        if (y) frame.transformOrigin = `${x * 100}% ${y * 100}%`;
      } else if (kind.startsWith("offset_")) frame.translate = kind.split("_").slice(1).map((one) => `${one}px`).join(" ");
      else if (kind === "slide") frame.translate = sides[isGoing ? "trailing" : "leading"];
      else if (kind.startsWith("move-")) frame.translate = sides[kind.slice(5)];
    }
    return Object.keys(frame).length ? frame : null;
  }

  // Under a movement, what stands beside and around what comes or goes passes to its new place.
  function shift(holder, change) {
    const levels = [];
    for (let at = movement && holder; at && levels.length < 4; at = at.parentElement) {
      levels.unshift([...at.children].slice(0, 100).map((one) => [one, boxOf(one)]));
      if (at.matches(".content,.screen,dialog")) break;
    }
    change();
    const moved = levels.map((level) => level.filter(([one]) => one.isConnected && !one.inert).map(([one, old]) => {
      const now = boxOf(one);
      return [one, old.x - now.x, old.y - now.y];
    }));
    let x = 0, y = 0;
    for (const level of moved) {
      let around = [x, y];
      for (const [one, dx, dy] of level) {
        if (one.contains(holder)) around = [dx, dy];
        if (dx !== x || dy !== y) one.animate([{ transform: `translate(${dx - x}px,${dy - y}px)` }, { transform: "none" }], movement);
      }
      [x, y] = around;
    }
  }

  function setValue(place, value, count) {
    const element = at(place);
    if (!element) return;
    const own = edits.get(element.id);
    if (own !== undefined && count !== undefined && count < own) {
      if (isResumed) send("text", node(element), element.value, own);
      return;
    }
    if (element.type === "checkbox") element.checked = value !== null;
    else if (element.className === "options") {
      element.dataset.v = value;
      pick(element);
    } else if (element.tagName === "DETAILS") element.open = value !== null;
    else if (element.tagName === "SELECT") {
      element.dataset.v = value;
      element.selectedIndex = +value;
    } else if (element.type === "password") {
      if (value === "0") element.value = "";
    } else if (element.tagName === "PROGRESS" || element.tagName === "METER") {
      value === null ? element.removeAttribute("value") : (element.value = +value);
    } else if (element.value !== value) {
      const start = element.selectionStart, isAtEnd = start === element.value.length;
      element.value = value ?? "";
      if (!isAtEnd && start !== null && element === document.activeElement) {
        try { element.setSelectionRange(start, start); } catch {}
      }
    }
  }

  function apply(change) {
    const [kind, place, a, b] = change;
    switch (kind) {
      case "t": { const e = at(place); if (e) rewrite(e, a); break; }
      case "a": {
        const e = at(place);
        if (e) pass(e, () => b === null ? e.removeAttribute(a) : e.setAttribute(a, b));
        break;
      }
      case "w":
        movement = place === undefined || calm.matches ? null : {
          duration: place, easing: a, delay: b || 0, iterations: change[4] === 0 ? Infinity : change[4] || 1,
          direction: change[5] ? "alternate" : "normal", fill: "backwards",
        };
        break;
      case "v": setValue(place, a, b); break;
      case "i": {
        const holder = at(place), made = fragment(b), first = made.firstElementChild;
        shift(holder, () => holder?.insertBefore(made, a ? at(a) : null));
        if (!first) break;
        ready(first);
        const frame = movement && !first.matches("dialog,.screen") && way(first);
        if (frame) first.animate([frame, {}], movement);
        break;
      }
      case "x": { const e = at(place); if (e) shift(e.parentElement, () => leave(e)); break; }
      case "m": {
        const e = at(place), holder = at(a), next = b ? at(b) : null;
        if (e && holder) shift(holder, () => keeping(() => holder.insertBefore(e, next)));
        break;
      }
      case "r": {
        const e = at(place), made = fragment(a), first = made.firstElementChild;
        if (e) keeping(() => { e.replaceWith(made); ready(first); });
        break;
      }
      case "f": place ? at(place)?.focus() : document.activeElement?.blur?.(); break;
      case "s": for (const rule of change.slice(1)) sheet.insertRule(rule, sheet.cssRules.length); break;
      case "o": window.open(place, "_blank", "noopener,noreferrer"); break;
      case "p": if (b >= wishes) { wanted = [place, a]; answered = b; } break;
      case "n": document.title = place || "App"; break;
      case "y": at(place)?.scrollIntoView({ block: "nearest" }); break;
      case "T": keeping(() => { root.innerHTML = place; ready(root); }); break;
    }
  }

  // Where a user is: in the browser's history and address

  // An entry holds how often one can go back, the address, and the depths of the entries below it.
  let wanted = [0, ""], wishes = 0, answered = 0, isGoing = false;
  const entry = () => history.state && history.state.t;
  const put = (how, below) => history[how]({ t: [...wanted, below] }, "", wanted[1] ? "?" + wanted[1] : location.pathname);

  // Makes the browser's entry say what the server says, a step at a time: going back answers later.
  function settle() {
    if (isGoing || answered < wishes) return;
    if (!entry()) return put("replaceState", []);
    const [depth, address, below] = entry();
    if (depth === wanted[0] && address === wanted[1]) return;
    if (wanted[0] > depth) return put("pushState", [...below, depth]);
    const index = wanted[0] < depth ? below.findIndex((one) => one >= wanted[0]) : -1;
    if (index < 0) return put("replaceState", below);
    isGoing = true;
    history.go(index - below.length);
  }

  addEventListener("popstate", () => {
    if (isGoing) {
      isGoing = false;
      return settle();
    }
    const now = entry();
    if (!now || (now[0] === wanted[0] && now[1] === wanted[1])) return;
    if (send("go", wishes + 1, now[0], now[1])) wishes++;
    else settle();
  });

  // What a user does

  const press = (target) => {
    const element = target.closest("[data-a],summary,button,a.link,[data-tap]");
    if (!element || !root.contains(element)) return false;
    if (element.disabled || element.closest("[inert]")) return false;
    if (element.tagName === "SUMMARY" && element.parentElement.matches(".menu")) return false;
    element.closest(".menu[open]")?.removeAttribute("open");
    if (element.dataset.a) send(element.dataset.a, node(element));
    else if (element.tagName === "SUMMARY") {
      const details = element.parentElement;
      if (details.dataset.d === undefined) send("flag", node(details), !details.open);
    } else send("tap", node(element));
    return element;
  };

  const choose = (row) => row && send("select", node(row), row.dataset.select !== "1");

  on("click", (event) => {
    const target = event.target;
    if (target.tagName === "DIALOG") {
      const box = boxOf(target);
      const isOutside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
      if (isOutside && target.dataset.locked === undefined) send("dismiss", node(target));
      return;
    }
    if (target.closest("input,select,textarea,.handle") || (target.closest("label") && !target.closest("button"))) return;
    const pressed = press(target);
    if (!pressed && !target.closest("details")) choose(target.closest("[data-select]"));
    // Details open by themselves; what the server does not take is put back.
    if (pressed && (pressed.tagName === "A" || pressed.parentElement.dataset.d !== undefined)) event.preventDefault();
  });

  on("keydown", (event) => {
    const target = event.target;
    if (event.key === "Enter" && target.tagName === "INPUT" && !event.isComposing) {
      event.preventDefault();
      send("submit", node(target));
    } else if ((event.key === "Enter" || event.key === " ") && target.matches?.("[data-tap][tabindex],[data-select]")) {
      event.preventDefault();
      press(target) || choose(target);
    } else if (/^Arrow(Up|Down)$/.test(event.key) && target.matches?.("tr[data-select]")) {
      // Rows of a table have the keyboard.
      event.preventDefault();
      (event.key === "ArrowUp" ? target.previousElementSibling : target.nextElementSibling)?.focus();
    }
  });

  // Keys that stand for a control. Without another key held down they are letters to be typed, or move about.
  on("keydown", (event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const held = [event.shiftKey && "shift", event.altKey && "option", (event.ctrlKey || event.metaKey) && "command"].filter(Boolean);
    const plain = !held.length && !/^(Enter|Escape|Arrow.*|Delete)$/.test(event.key);
    if (plain || (!held.length && event.target.matches?.("input,textarea,select,button,a"))) return;
    const key = [...held, event.key.length === 1 ? event.key.toLowerCase() : event.key].join("+");
    const element = all("[data-key]").filter((one) => one.dataset.key === key && one.checkVisibility()).pop();
    const pressed = element && press(element.matches("button,a") ? element : element.querySelector("button,a") || element);
    if (pressed) event.preventDefault();
  });

  on("input", (event) => {
    const target = event.target;
    if (target.type === "range") {
      if (!target.waits) {
        target.waits = true;
        requestAnimationFrame(() => {
          target.waits = false;
          send("number", node(target), +target.value);
        });
      }
    } else if (isField(target) && root.contains(target)) {
      // A date that is not yet complete.
      if (!target.value && /^(date|time)/.test(target.type)) return;
      const count = (edits.get(target.id) || 0) + 1;
      edits.set(target.id, count);
      send("text", node(target), target.value, count);
    }
  });

  on("change", (event) => {
    const target = event.target;
    if (target.type === "radio") {
      const options = target.closest(".options"), index = [...options.children].indexOf(target.closest(".option"));
      options.dataset.v = index;
      turn(options);
      send("choose", node(options), index);
    } else if (target.type === "checkbox") send("flag", node(target), target.checked);
    else if (target.tagName === "SELECT") {
      target.dataset.v = target.selectedIndex;
      send("choose", node(target), target.selectedIndex);
    }
  });

  const isField = (target) => target.matches?.("textarea,input:not([type=checkbox],[type=range],[type=radio])") && root.contains(target);
  on("focusin", (event) => { if (isField(event.target)) send("focus", node(event.target)); });
  on("focusout", (event) => {
    if (isField(event.target) && event.target.isConnected && document.hasFocus()) send("blur", node(event.target));
  });

  // Escape: the server decides whether that closes anything.
  on("cancel", (event) => {
    event.preventDefault();
    if (event.target.dataset?.locked === undefined) send("dismiss", node(event.target));
  }, true);

  pointers({ node, press, send });

  // Which rows are in sight: programs load more as a list is scrolled.

  const narrow = matchMedia("(max-width: 700px)");
  let isLooking = false;
  const sights = new WeakMap();
  function lookAround() {
    if (isLooking) return;
    isLooking = true;
    setTimeout(() => {
      isLooking = false;
      const fold = narrow.matches;
      for (const one of all(".split", root)) if ("fold" in one.dataset !== fold) send("fold", node(one), fold);
      for (const list of all("[data-lazy]", root)) {
        if (list.checkVisibility() && !list.closest("[inert]") && !list.querySelector("[data-lazy]")) tellSight(list);
      }
      tellRooms();
    }, 120);
  }
  function tellSight(list) {
    const groups = list.matches(".list") && list.querySelector(":scope > .section")
      ? [...list.children].map((one) => one.querySelector(":scope > .rows")?.children || [one]) : [list.children];
    let first = 0, count = 0;
    for (const rows of groups) {
      // The first that ends below an edge: rows stand one below the other.
      const past = (edge) => {
        let low = 0, high = rows.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (boxOf(rows[middle]).bottom <= edge) low = middle + 1; else high = middle;
        }
        return low;
      };
      const top = past(0), end = Math.min(past(innerHeight) + 1, rows.length);
      if (top === rows.length && !count) first += top; else if (!count) { first += top; count = end - top; } else if (!top) count += end;
    }
    const told = first + "," + count;
    if (count < 1 || sights.get(list) === told) return;
    if (send("scroll", node(list), first, count)) sights.set(list, told);
  }
  // How large the elements are that are drawn to measure.
  const rooms = new WeakMap();
  function tellRooms() {
    const news = [];
    for (const one of all("[data-room]", root)) {
      if (news.length === 300 || !one.checkVisibility()) continue;
      const box = boxOf(one), size = Math.round(box.width) + " " + Math.round(box.height);
      if (rooms.get(one) !== size) news.push([one, size]);
    }
    if (!news.length || !send("rooms", news.map(([one, size]) => node(one) + " " + size).join(" "))) return;
    for (const [one, size] of news) rooms.set(one, size);
    if (news.length === 300) lookAround();
  }
  addEventListener("scroll", lookAround, { passive: true, capture: true });
  addEventListener("resize", lookAround);

  // Words without a number have the one after that of the element before.
  all("[id],[i]", root).reduce((last, one) => parseInt((one.id ||= last + 1), 10), 0);
  ready(root);
  connect();
})();
