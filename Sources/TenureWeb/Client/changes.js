// What the server says, done to the page.
function fragment(words) {
  const template = document.createElement("template");
  template.innerHTML = words;
  return template.content;
}

function ready(element) {
  for (const one of [element, ...all("dialog,select", element)]) {
    if (one.tagName === "DIALOG" && !one.dataset.shown) {
      one.dataset.shown = "1";
      one.removeAttribute("open");
      // No field of a sheet has the keyboard before somebody says so; that of an alert has.
      const isQuiet = one.role !== "alertdialog" && one.querySelector("input,textarea");
      if (isQuiet) one.tabIndex = -1;
      one.showModal();
      if (isQuiet) one.focus({ preventScroll: true });
      writeOn();
      if (one.matches(".stays") || one.matches(".popover") && innerWidth > 640) point(one);
    }
    if (one.tagName === "SELECT") one.selectedIndex = +one.dataset.v;
  }
  for (const one of [element, ...all("[data-sel]", element)]) select(one);
  for (const one of [element, ...all(".drawn > input", element)]) drawDate(one);
  for (const one of [element, ...all("[data-places]", element)]) if (one.dataset.places) arrange(one);
  const around = element.closest("select");
  if (around) around.selectedIndex = +around.dataset.v;
  for (const one of [element.closest(".options"), ...all(".options", element)]) if (one) pick(one);
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

function setValue(place, value, count) {
  const element = at(place);
  if (!element) return;
  const own = edits.get(element.id);
  if (own !== undefined && count !== undefined && count < own) {
    if (isResumed) send(PAGE.text, node(element), element.value, own);
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
    if (element.dataset.sel) select(element);
    else if (element.matches(".drawn > input")) drawDate(element);
    else if (!isAtEnd && start !== null && element === document.activeElement) {
      try { element.setSelectionRange(start, start); } catch {}
    }
  }
}

function apply(change) {
  const [kind, place, a, b, c] = change;
  switch (kind) {
    case CHANGE.text: { const e = at(place); if (e) rewrite(e, a); break; }
    case CHANGE.attribute: {
      const e = at(place); if (!e) break;
      pass(e, () => b === null ? e.removeAttribute(a) : e.setAttribute(a, b));
      if (a === "hidden" && b === null) turnPages(e);
      if (a === "data-fx" && b) play(e, b.split(" ")[0]);
      if (a === "data-sel") select(e);
      if (a === "data-places") b ? arrange(e) : disarrange(e);
      drawDate(e);
      break;
    }
    case CHANGE.movement:
      movement = movementOf(change);
      if (movement) noteMatched();
      break;
    case CHANGE.value: setValue(place, a, b); break;
    case CHANGE.insert: {
      const holder = at(place), made = fragment(b), first = made.firstElementChild;
      holder?.insertBefore(made, a ? at(a) : null);
      if (!first) break;
      ready(first);
      const frame = movement && !first.matches("dialog,.screen") && way(first);
      if (frame) first.animate([frame, {}], movement);
      if (movement) comers.push([first, movement]);
      break;
    }
    case CHANGE.remove: { const e = at(place); if (e) { noteGoing(e); leave(e); } break; }
    case CHANGE.move: {
      const e = at(place), holder = at(a), next = b ? at(b) : null;
      if (e && e.parentElement !== holder) putBack(e);
      if (e && holder) keeping(() => holder.insertBefore(e, next));
      break;
    }
    case CHANGE.replace: {
      const e = at(place), made = fragment(a), first = made.firstElementChild;
      if (e) keeping(() => { e.replaceWith(made); ready(first); });
      if (first?.parentElement?.dataset.places) arrange(first.parentElement);
      break;
    }
    case CHANGE.focus: place ? at(place)?.focus() : document.activeElement?.blur?.(); break;
    case CHANGE.rules: for (const rule of change.slice(1)) sheet.insertRule(rule, sheet.cssRules.length); break;
    case CHANGE.open: window.open(place, "_blank", "noopener,noreferrer"); break;
    case CHANGE.place: if (b >= wishes) { wanted = [place, a]; answered = b; } break;
    case CHANGE.title: document.title = at("heading").firstElementChild.textContent = place || "App"; break;
    case CHANGE.download: {
      const link = Object.assign(document.createElement("a"), { download: place });
      link.href = "data:application/octet-stream;base64," + a;
      link.click();
      break;
    }
    case CHANGE.refusal: refused = true; say(place); break;
    // The page stays where the outermost that scrolls for it is something inside.
    case CHANGE.reveal: {
      const x = scrollX, y = scrollY;
      isPlaced = true;
      bringIntoSight(at(place), b, c);
      if (a && scroller(at(a)) !== html) scrollTo(x, y);
      noteScrolls(); break;
    }
    case CHANGE.scroll: { const e = at(place), it = e && scroller(e); isPlaced = true; it?.scrollTo(a ?? it.scrollLeft, b ?? it.scrollTop); noteScrolls(); break; }
    case CHANGE.tree: keeping(() => { root.innerHTML = place; ready(root); }); break;
  }
}
