// The socket.
let socket = null, seen = 0, tries = 0, isFirst = true, isResumed = false, ended = false;

function connect() {
  socket = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/live", "tenure.1");
  socket.onopen = () => {
    tries = 0;
    isResumed = !isFirst;
    socket.send(JSON.stringify([PAGE.hello, 1, secret, seen, isFirst ? before : null]));
    isFirst = false;
    for (const one of all("[data-load]", root)) if (one.complete) loaded(one);
    if (answered < wishes) send(PAGE.go, ++wishes, ...entry().slice(0, 2));
    warn(warned);
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    seen = message[0];
    noteStanding(message.slice(1));
    for (let i = 1; i < message.length; i++) apply(message[i]);
    isResumed = false;
    shift();
    match();
    settle();
    lineUp();
    holdAnchors();
    goOn();
    // The first time at once: what is told later is what a user has scrolled to.
    const page = html.dataset;
    page.live ? lookAround() : tellAround();
    placesMove();
    page.live = seen;
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
  html.classList.toggle("cut", !!words);
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
  if (message[0] === PAGE.text && (isTooLong || warned === message[1])) warn(isTooLong ? message[1] : 0);
  return !isTooLong;
}

// What is too long to be sent stays where it was typed. The connection stays too.
let warned = 0;
function warn(field) {
  warned = field;
  say(field ? `This text is longer than ${Math.round(most / 1024)} KB. It stays here and is not sent: shorten it to go on.` : "");
  html.classList.remove("cut");
}

// Pictures that the program waits for
const loaded = (one) => send(PAGE.load, node(one), one.naturalWidth > 0);
for (const kind of ["load", "error"])
  on(kind, (event) => event.target.matches?.("[data-load]") && loaded(event.target), true);
