// Where a user is: in the browser's history and address.
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
  if (send(PAGE.go, wishes + 1, now[0], now[1])) wishes++;
  else settle();
});
