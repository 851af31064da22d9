// graph-bench [--json] [name ...]
//
// Times the engine on the shapes that signal libraries are compared with, beside alien-signals' times scaled to this
// machine: by Node's fib(32), taken from the environment (TENURE_NODE_FIB, milliseconds; the script `bench` beside this
// file measures it).

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
let isJSON = arguments.contains("--json")
let names = arguments.filter { !$0.hasPrefix("--") }
let nodeFib = unsafe getenv("TENURE_NODE_FIB").flatMap { unsafe Double(String(cString: $0)) }
let swiftFib = fastest(of: 10) { milliseconds { blackHole(fib(32)) } }
let scale = nodeFib.map { $0 / baselineFib }

func tell(_ name: String, _ time: Double, _ baseline: Double?) {
  let scaled = baseline.flatMap { baseline in scale.map { baseline * $0 } }
  if isJSON {
    var line = "{\"suite\":\"graph\",\"name\":\"\(name)\",\"ms\":\(time)"
    if let scaled { line += ",\"baseline_ms\":\(scaled),\"times_faster\":\(scaled / time)" }
    print(line + "}")
  } else {
    print(
      pad(name, -24), pad(digits(time), 10), pad(scaled.map(digits) ?? "", 10),
      pad(scaled.map { digits($0 / time) + "x" } ?? "", 9))
  }
}

func digits(_ value: Double) -> String {
  let places = value < 1 ? 1000.0 : 100.0
  return "\((value * places).rounded() / places)"
}

func pad(_ text: String, _ width: Int) -> String {
  let space = String(repeating: " ", count: max(abs(width) - text.count, 0))
  return width < 0 ? text + space : space + text
}

if !isJSON {
  print("fib(32): Swift \(digits(swiftFib)) ms, Node \(nodeFib.map { digits($0) + " ms" } ?? "not measured")")
  print(pad("milliseconds", -24), pad("ours", 10), pad("scaled", 10), pad("faster", 9))
}
var times: [String: Double] = [:]
for shape in Kairo.shapes + Cellx.shapes + SBench.shapes + Dynamic.shapes
where names.isEmpty || names.contains(where: { shape.name.contains($0) }) {
  let time = shape.run()
  times[shape.name] = time
  tell(shape.name, time, shape.baseline)
}
if names.isEmpty {
  for sum in SBench.sums {
    let parts = times.filter { $0.key.hasPrefix(sum.prefix) && $0.key != "createSignals" }
    tell(sum.name, parts.values.reduce(0, +), sum.baseline)
  }
}
fflush(nil)
