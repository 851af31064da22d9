// The page that shows what the server says, and tells it what a user does. State is the server's: nothing is decided here.
// The files of this folder are one function; see ClientFile.swift for their order.
const on = (name, then, how) => document.addEventListener(name, then, how);
const all = (what, place = document) => [...place.querySelectorAll(what)];
const boxOf = (element) => element.getBoundingClientRect();
// The browser does not do what it does by itself.
const stop = (event) => event.preventDefault();
const html = document.documentElement;
const middle = (element) => { const box = boxOf(element); return box.y + box.height / 2; };

const meta = document.querySelector('meta[name="tenure"]');
const root = document.getElementById("root");
const status = document.getElementById("status");
const secret = meta.content, most = +meta.dataset.most;
// Frames of one tab share what it keeps: each has a place of its own there.
const kept = location.pathname;
let before = null;
try {
  before = sessionStorage[kept] ?? null;
  sessionStorage[kept] = secret;
} catch {}
meta.remove();

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const at = (place) => document.getElementById(place);
const node = (element) => {
  const found = element.closest('[id]');
  if (!found) return 0;
  const number = parseInt(found.id, 10);
  return number > 0 ? number : found.parentElement ? node(found.parentElement) : 0;
};

// Edits that a user has made, by field: an update that knows of fewer does not touch the field.
const edits = new Map();
