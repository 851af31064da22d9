// A scene as SVG that is moved with the pointer, zoomed with the wheel, and walked with the keyboard.

const drawing = {
  view: { x: 0, y: 0, scale: 1 },

  element(tag, attributes = {}, text) {
    const element = document.createElementNS(this.svg.namespaceURI, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  },

  show(scene, choice, unfolded) {
    main.innerHTML = `<div class="drawing"><svg role="group" aria-label="Owners on the left, readers and writers to the right"></svg>
      <div class="key"><span style="color:var(--pass)">→ handed on</span><span style="color:var(--read)">⇢ read</span><span style="color:var(--write)">← written</span><span style="color:var(--hold)">⇒ keeps</span></div>
      <div class="tools"><button title="Smaller (−)">−</button><button title="Larger (+)">+</button><button title="All of it (0)">Fit</button></div></div>`;
    this.svg = main.querySelector("svg");
    const [smaller, larger, fit] = main.querySelectorAll(".tools button");
    smaller.onclick = () => this.zoom(1 / 1.25);
    larger.onclick = () => this.zoom(1.25);
    fit.onclick = () => this.fit();
    const { cards, edges } = layOut(scene, choice, unfolded);
    this.cards = cards;
    this.layer = this.element("g");
    const frames = this.element("g"), lines = this.element("g"), words = this.element("g");
    this.layer.append(lines, frames, words);
    this.svg.append(this.layer);
    const outer = [...cards.values()].filter(card => !card.parent).sort((a, b) => a.x - b.x || a.y - b.y);
    for (const card of outer) this.card(card, choice, frames, words);
    for (const edge of edges) this.line(edge, lines);
    this.move();
    this.fit();
  },

  card(card, choice, frames, words) {
    const { x, y, width } = card;
    const isChosen = choice.type === card.type;
    frames.append(this.element("rect", { class: isChosen ? "frame chosen" : "frame", x, y, width, height: card.height, rx: isHub(card.type) ? 20 : 9 }));
    if (card.group) { this.group(card, words); return; }
    const kind = kindOf(card.type);
    const head = this.element("g", { class: `type ${kind}`, tabindex: 0, role: "button", "aria-label": `${kind === "other" ? "type" : kind} ${card.type}` });
    head.append(this.element("title", {}, card.type));
    const caption = this.caption(card);
    head.append(this.element("text", { x: x + 12, y: y + (caption ? 19 : 25) }, this.nameOf(card.type, width - 46, 12.5, 600)));
    head.append(this.element("text", { class: "lives", x: x + 12, y: y + 34 }, caption));
    act(head, () => choose({ type: isHub(card.type) ? card.type.slice(hubOf("").length) : card.type }));
    this.lookAt(head, edge => edge.from === card.type || edge.to === card.type);
    words.append(head);
    if (!opened.has(card.type) && !isChosen && this.hasMore(card)) {
      const further = this.element("g", { class: "further", tabindex: 0, role: "button", "aria-label": `A step further from ${card.type}` });
      further.append(this.element("title", {}, "A step further: all that this type keeps, gets and reads"));
      further.append(this.element("circle", { cx: x + width - 16, cy: y + 16, r: 9 }));
      further.append(this.element("text", { x: x + width - 16, y: y + 20.5, "text-anchor": "middle" }, "+"));
      act(further, () => { opened.add(card.type); draw(); });
      words.append(further);
    }
    for (const state of card.rows) {
      const at = card.rowAt.get(state);
      const row = this.element("g", { class: choice.state === state.id ? "state chosen" : "state", tabindex: 0, role: "button",
        "aria-label": `${state.wrapper} ${state.name}${state.findings.length ? `, ${state.findings.length} findings` : ""}` });
      row.append(this.element("title", {}, `${state.id}: ${state.type}\nlives ${state.lifetime}`));
      row.append(this.element("rect", { x: x + 5, y: at - 11, width: width - 10, height: 22 }));
      const wrapper = fitted(state.wrapper, 110, 11), taken = pen.measureText(wrapper).width;
      row.append(this.element("text", { x: x + 12, y: at + 4 }, fitted(state.name, width - 42 - taken, 12.5)));
      row.append(this.element("text", { class: "wrapper", x: x + width - 20, y: at + 4, "text-anchor": "end" }, wrapper));
      if (state.findings.length) row.append(this.element("circle", { cx: x + width - 12, cy: at, r: 3.5 }));
      act(row, () => choose({ state: state.id }));
      this.lookAt(row, edge => edge.stateFrom === state || edge.stateTo === state);
      words.append(row);
      if (card.inside.has(state)) this.card(card.inside.get(state), choice, frames, words);
    }
    this.more(card, words);
  },

  // The whole name where there is room, else its last part.
  nameOf(type, room, size, weight) {
    return fitted(type, room, size, weight) === type ? type : fitted(type.split(".").at(-1), room, size, weight);
  },

  group(card, words) {
    const head = this.element("text", { x: card.x + 12, y: card.y + 24, "font-weight": 600 }, card.type);
    words.append(head);
    card.group.forEach((type, index) => {
      const y = card.y + measure.head + index * 19 + 9;
      const row = this.element("g", { class: "state", tabindex: 0, role: "button", "aria-label": `${kindOf(type)} ${type}` });
      row.append(this.element("title", {}, type));
      row.append(this.element("rect", { x: card.x + 5, y: y - 9, width: card.width - 10, height: 19 }));
      row.append(this.element("text", { x: card.x + 12, y: y + 5 }, this.nameOf(type, card.width - 24, 12.5)));
      act(row, () => choose({ type }));
      words.append(row);
    });
    this.more(card, words);
  },

  more(card, words) {
    const { x, y, width } = card;
    if (card.hidden > 0) {
      const more = this.element("g", { class: "state", tabindex: 0, role: "button" });
      more.append(this.element("rect", { x: x + 5, y: y + card.height - 30, width: width - 10, height: 22 }));
      more.append(this.element("text", { class: "wrapper", x: x + 12, y: y + card.height - 15 }, `${card.hidden} more`));
      act(more, () => { unfoldedCards.add(card.type); draw(); });
      words.append(more);
    }
  },

  hasMore(card) {
    const shown = new Set(card.rows);
    return (statesOf.get(card.type) ?? []).some(state => !shown.has(state)) || (usedBy.get(card.type) ?? []).length > 0;
  },

  caption(card) {
    if (isHub(card.type)) return "for every view below";
    if (card.parent) return "lives as long as what is around it";
    return { app: "as long as the app runs", view: "while it keeps its place", model: "as long as it is kept" }[kindOf(card.type)] ?? "";
  },

  line(edge, lines) {
    const start = this.cards.get(edge.from), end = this.cards.get(edge.to);
    const y1 = start.rowAt.get(edge.stateFrom) ?? start.y + 18, y2 = end.rowAt.get(edge.stateTo) ?? end.y + 18;
    const from = outermost(start), to = outermost(end);
    const isLeft = from.x + from.width / 2 > to.x + to.width / 2 + 1, isOver = Math.abs(from.x - to.x) < 40;
    const x1 = isLeft && !isOver ? from.x : from.x + from.width, x2 = isLeft || isOver ? to.x + to.width : to.x;
    const bend = Math.max(36, Math.min(110, Math.abs(x2 - x1) / 2));
    const out1 = x1 === from.x ? -bend : bend, out2 = x2 === to.x ? -bend : bend;
    const shift = edge.kind === "writes" ? 3 : edge.kind === "reads" ? -3 : 0;
    const path = this.element("path", { class: `edge ${edge.kind}`,
      d: `M${x1},${y1 + shift} C${x1 + out1},${y1 + shift} ${x2 + out2},${y2 + shift} ${x2},${y2 + shift}` });
    path.append(this.element("title", {}, this.sentence(edge)));
    // What is written points back at the state; everything else at who gets it.
    const [tx, ty, way] = edge.kind === "writes" ? [x1, y1 + shift, Math.sign(out1)] : [x2, y2 + shift, Math.sign(out2)];
    const tip = this.element("path", { class: `tip ${edge.kind}`, d: `M${tx},${ty} l${way * 8},-4 v8 z` });
    path.edge = tip.edge = edge;
    lines.append(path, tip);
  },

  sentence(edge) {
    const what = edge.stateFrom?.name ?? edge.from, at = `${edge.place.path}:${edge.place.line}`;
    switch (edge.kind) {
      case "passes": return `${edge.from} hands ${what} to ${edge.to}, ${at}`;
      case "reads": return `${edge.to} reads ${what}, ${at}`;
      case "writes": return `${edge.to} writes ${what}, ${at}`;
      default: return `${edge.from} keeps one in ${what}, ${at}`;
    }
  },

  lookAt(element, isWanted) {
    const look = isOn => {
      this.svg.classList.toggle("looking", isOn);
      for (const line of this.svg.querySelectorAll(".edge, .tip")) line.classList.toggle("seen", isOn && isWanted(line.edge));
    };
    element.addEventListener("mouseenter", () => look(true));
    element.addEventListener("mouseleave", () => look(false));
    element.addEventListener("focus", () => look(true));
    element.addEventListener("blur", () => look(false));
  },

  move() {
    let held = null;
    this.svg.onpointerdown = event => { held = { x: event.clientX, y: event.clientY, start: { ...this.view } }; };
    this.svg.onpointermove = event => {
      if (!held || event.buttons === 0) return;
      this.view.x = held.start.x + event.clientX - held.x;
      this.view.y = held.start.y + event.clientY - held.y;
      this.apply();
    };
    this.svg.onpointerup = () => { held = null; };
    this.svg.addEventListener("wheel", event => {
      event.preventDefault();
      const box = this.svg.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
  },

  zoom(factor, x = this.svg.clientWidth / 2, y = this.svg.clientHeight / 2) {
    const scale = Math.min(3, Math.max(.08, this.view.scale * factor)), change = scale / this.view.scale;
    this.view = { scale, x: x - (x - this.view.x) * change, y: y - (y - this.view.y) * change };
    this.apply();
  },

  // All of it, as long as its words can be read; else the part around what is chosen.
  fit() {
    const box = this.layer.getBBox(), width = this.svg.clientWidth, height = this.svg.clientHeight;
    const whole = Math.min(width / (box.width + 60), (height - 60) / (box.height + 40), 1.15), scale = Math.max(whole, .55);
    const chosen = this.svg.querySelector(".chosen") ?? this.svg.querySelector(".type");
    const about = whole >= .55 || !chosen ? box : chosen.getBBox();
    // Where not all has room, nothing stays empty at one side while something is cut off at the other.
    const middle = (start, size, room, all, extent) => all * scale + 60 <= room ? room / 2 - (extent + all / 2) * scale
      : Math.min(30 - extent * scale, Math.max(room - 30 - (extent + all) * scale, room / 2 - (start + size / 2) * scale));
    this.view = { scale, x: middle(about.x, about.width, width, box.width, box.x), y: middle(about.y, about.height, height - 40, box.height, box.y) };
    this.apply();
  },

  apply() { this.layer.setAttribute("transform", `translate(${this.view.x},${this.view.y}) scale(${this.view.scale})`); },
};
