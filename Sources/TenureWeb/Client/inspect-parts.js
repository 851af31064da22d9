// Small pieces that all parts of the inspector are made of. Everything that a program says is put in as text.

export const make = (tag, name, ...content) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content.filter((one) => one !== null && one !== undefined && one !== ""));
  return element;
};

/// A button that looks like words.
export const link = (words, action, name = "") => {
  const button = make("button", `link ${name}`, words);
  button.type = "button";
  button.onclick = (event) => {
    event.stopPropagation();
    action();
  };
  return button;
};

export const short = (name) => name.split("<")[0];
export const time = (µs) => (µs < 1000 ? `${Math.round(µs)} µs` : `${(µs / 1000).toFixed(µs < 10000 ? 2 : 1)} ms`);
export const size = (bytes) => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`);
export const many = (count, one, more = one + "s") => `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

/// `@State` for `State<Int>`.
export const wrapper = (property) => "@" + short(property.wrapper);

/// Items that are the same by some key, with how many of each.
export function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.count += 1;
    else groups.set(name, { item, count: 1 });
  }
  return [...groups.values()];
}

/// A write: what it was, what it is.
export const change = (write) =>
  make("span", "change", make("span", "old", write.old), make("span", "arrow", "→"), make("span", "new", write.new));

/// True where all that is searched for is in some words.
export const found = (app, ...words) => !app.words || words.join(" ").toLowerCase().includes(app.words);
export const empty = (text) => make("p", "empty", text);
