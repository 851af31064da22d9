import SwiftUI

/// An example program that is served beside the gallery: `--program Checkout=http://127.0.0.1:8081/`.
struct Program: Identifiable, Hashable {
  let name: String
  let address: URL

  var id: String { name }

  init?(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let address = URL(string: parts[1]) else { return nil }
    name = parts[0]
    self.address = address
  }

  /// Those that the command line names.
  static func named(in arguments: [String]) -> [Program] {
    zip(arguments, arguments.dropFirst()).compactMap { $0 == "--program" ? Program($1) : nil }
  }

  var hint: String {
    switch name {
    case "Checkout": "Change the cart, give a wrong code, go back from the payment: all screens read one flow"
    case "Inbox":
      "Open a message, change folders while one loads, sign in when it asks: you arrive where you wanted to go"
    case "Todo": "Edit a to-do and cancel, hide what is done, start the program again: what is kept, and what is not"
    case "Profile": "Rename the user in the sheet: the other tabs follow. Answer the quiz twice in a row"
    default: "A program of its own"
    }
  }
}

struct ProgramLinks: View {
  let programs: [Program]

  var body: some View {
    if !programs.isEmpty {
      Section {
        ForEach(programs) { program in
          Link(destination: program.address) {
            VStack(alignment: .leading, spacing: 2) {
              Text(program.name)
              Text(program.hint).font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
      } header: {
        Text("Programs")
      } footer: {
        Text("Each opens in a tab of its own, with an inspector of its own.")
      }
    }
  }
}
