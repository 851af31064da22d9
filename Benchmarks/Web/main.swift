import Foundation

// web-bench [--json] [--alone] [NAME …]   all measures, or those whose names hold a word; --alone leaves the other
//                                  framework out
// web-bench serve PAGE ROWS        a server, as a process of its own: what it prints and reads is in `Serving`
// web-bench load PORT …            a crowd of visitors, as a process of its own: see `Crowd`
// web-bench soak [MINUTES]         a crowd and its enemies at the gallery: see `Soak`

#if Web
  let arguments = Array(CommandLine.arguments.dropFirst())
  switch arguments.first {
  case "serve": Serving.run(Array(arguments.dropFirst()))
  case "load": try Crowd.run(Array(arguments.dropFirst()))
  case "soak": exit(try Soak.run(Array(arguments.dropFirst())) ? 0 : 1)
  case "attack": Attack.run(Array(arguments.dropFirst()))
  default:
    let run = Run(
      isJSON: arguments.contains("--json"), isAlone: arguments.contains("--alone"),
      only: arguments.filter { !$0.hasPrefix("--") })
    exit(await run.all() ? 0 : 1)
  }
#else
  print("There is no browser host in this build: switch the trait Web on.")
#endif
