// Months and wheels of date pickers. The browser's own field beside them keeps the date: what is chosen here is written
// there, as if typed. Dates are counted without a time zone.
const inWords = (date, how) => new Intl.DateTimeFormat(html.lang || "en", { timeZone: "UTC", ...how }).format(date);
const dayOf = (date) => date.toISOString().slice(0, 10);
const pad = (number) => `${number}`.padStart(2, "0");

function write(field, value) {
  if (!value || value === field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  drawDate(field);
}

function drawDate(field) {
  const place = field.matches(".drawn > input") && field.previousElementSibling;
  if (!place || !field.value) return;
  place.classList.contains("month") ? drawMonth(field, place, 0) : drawDrums(field, place);
}

// The month of the date, or one so many before or behind it.
function drawMonth(field, place, away) {
  const [day, time] = field.value.split("T");
  const first = new Date(day.slice(0, 8) + "01T00:00Z");
  first.setUTCMonth(first.getUTCMonth() + away);
  const locale = new Intl.Locale(html.lang || "en");
  const starts = ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
  const off = field.disabled ? " disabled" : "", now = new Date(), today = dayOf(new Date(now - now.getTimezoneOffset() * 6e4));
  let made = `<b>${inWords(first, { month: "long", year: "numeric" })}</b>`;
  for (const step of [-1, 1]) made += `<button type="button" tabindex="-1" data-away="${away + step}"></button>`;
  // A week that begins on a Sunday.
  for (let i = 0; i < 7; i++) made += `<i>${inWords(Date.UTC(2023, 0, 1 + starts + i), { weekday: "short" })}</i>`;
  const skipped = (first.getUTCDay() - starts + 7) % 7, shown = first.getUTCMonth();
  for (const one = first; one.getUTCMonth() === shown; one.setUTCDate(one.getUTCDate() + 1)) {
    const name = dayOf(one), isOut = (field.min && name < field.min.slice(0, 10)) || (field.max && name > field.max.slice(0, 10));
    made += `<button type="button" tabindex="-1" data-day="${name}" data-on="${name === day}"${name === today ? " data-today" : ""}${isOut ? " disabled" : off}>${one.getUTCDate()}</button>`;
  }
  if (time) made += `<em>Time</em><input class="clock" type="time" tabindex="-1" value="${time}"${off}>`;
  place.innerHTML = made;
  place.querySelector("[data-day]").style.gridColumn = skipped + 1;
}

function setClock(clock) {
  const field = clock.parentElement.nextElementSibling;
  if (clock.value) write(field, field.value.split("T")[0] + "T" + clock.value);
}

// Wheels side by side; each of their rows says what the date would be.
function drawDrums(field, place) {
  const parts = field.value.split("T"), time = field.type === "date" ? "" : parts.at(-1);
  const day = field.type === "time" ? "" : parts[0], join = (a, b) => [a, b].filter(Boolean).join("T");
  place.replaceChildren();
  const drum = (part, count, make) => {
    const rows = Array.from({ length: count }, (_, i) => make(i));
    const made = document.createElement("span"), chosen = rows.findIndex((row) => row[1] === field.value);
    made.className = "drum";
    made.style.flexGrow = part;
    made.innerHTML = rows.map(([words, value], i) => `<span data-v="${value}" data-on="${i === chosen}">${words}</span>`).join("");
    place.append(made);
    made.scrollTop = chosen * 32;
  };
  const from = (year, month, number) => {
    const date = new Date(0);
    date.setUTCFullYear(year, month, number);
    return date;
  };
  const [year, month, number] = day.split("-").map(Number), last = (year, month) => from(year, month + 1, 0).getUTCDate();
  // The day of this number, or the last of its month.
  const held = (year, month) => join(dayOf(from(year, month, Math.min(number, last(year, month)))), time);
  if (day && time) {
    drum(2, 401, (i) => {
      const date = from(year, month - 1, number + i - 200);
      return [inWords(date, { weekday: "short", month: "short", day: "numeric" }), join(dayOf(date), time)];
    });
  } else if (day) {
    const low = Math.max(1, year - 100);
    drum(1.6, 12, (i) => [inWords(from(year, i, 1), { month: "long" }), held(year, i)]);
    drum(0.8, last(year, month - 1), (i) => [i + 1, dayOf(from(year, month - 1, i + 1))]);
    drum(1, Math.min(9999, year + 100) - low + 1, (i) => [low + i, held(low + i, month - 1)]);
  }
  if (time) {
    const [hour, minute] = time.split(":").map(Number);
    const halves = new Intl.DateTimeFormat(html.lang || "en", { hour: "numeric" }).resolvedOptions().hour12;
    const noon = halves && hour > 11 ? 12 : 0, clock = (hour, minute) => join(day, pad(hour) + ":" + pad(minute));
    drum(0.7, halves ? 12 : 24, (i) => [halves ? i || 12 : pad(i), clock(i + noon, minute)]);
    drum(0.7, 60, (i) => [pad(i), clock(hour, i)]);
    if (halves) drum(0.7, 2, (i) => [["AM", "PM"][i], clock((hour % 12) + 12 * i, minute)]);
  }
}

on("click", ({ target }) => {
  const place = target.closest(".month,.drums"), field = place?.nextElementSibling, { away, day, v } = target.dataset;
  if (!place || field.disabled) return;
  if (away) drawMonth(field, place, +away);
  if (day) write(field, [day, field.value.split("T")[1]].filter(Boolean).join("T"));
  if (v) write(field, v);
});
