import Foundation
import TenureCheck

/// `tenure lsp`: findings as you type, by the Language Server Protocol on standard input and output.
final class LanguageServer {
  private let arguments: Arguments
  private let output: MessageWriter
  private var workspace: LanguageWorkspace?
  private var isShutDown = false

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "lsp", options: CodeBase.options, flags: CodeBase.flags.union(["--help", "-h", "--stdio"]))
    output = MessageWriter()
  }

  static let help = """
    Usage: tenure lsp [options]

    A language server on standard input and output: findings as you type, what a piece of state is and who uses it, fixes,
    and the way to the owner of state. The options are those of 'tenure check': --preset, --settings, --no-cache.

    """

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    let inbox = MessageInbox()
    inbox.start()
    // All that has come meanwhile is looked at before the code is: who types fast waits once.
    while let batch = inbox.next() {
      for message in batch {
        if let code = handle(message) { return code }
      }
      publish()
    }
    return isShutDown ? ExitCode.clean : 1
  }

  /// The exit code, where this was the last message.
  private func handle(_ message: Message) -> Int32? {
    switch message {
    case .broken(let text): output.error(nil, -32700, text)
    case .notification("exit", _): return isShutDown ? 0 : 1
    case .notification(let method, let parameters): notified(method, parameters)
    case .request(let id, let method, let parameters): asked(id, method, parameters)
    case .invalid(let id, let text): output.error(id, -32600, text)
    }
    return nil
  }

  private func notified(_ method: String, _ parameters: JSON) {
    guard let workspace, !isShutDown else { return }
    let document = parameters["textDocument"]
    guard let path = document["uri"].string.flatMap(DocumentURI.path) else { return }
    switch method {
    case "textDocument/didOpen":
      if let text = document["text"].string { workspace.open(path, text) }
    case "textDocument/didChange":
      for change in parameters["contentChanges"].array { workspace.change(path, change) }
    case "textDocument/didClose": workspace.close(path)
    default: break
    }
  }

  private func asked(_ id: JSON, _ method: String, _ parameters: JSON) {
    if isShutDown { return output.error(id, -32600, "The server has been shut down.") }
    if method == "initialize" {
      guard workspace == nil else { return output.error(id, -32600, "The server is initialized already.") }
      return initialize(id, parameters)
    }
    guard let workspace else { return output.error(id, -32002, "The server is not initialized yet.") }
    // An answer is about the text as it is now.
    publish()
    switch method {
    case "shutdown":
      isShutDown = true
      output.result(id, .null)
    case "textDocument/hover": output.result(id, workspace.hover(parameters))
    case "textDocument/definition": output.result(id, workspace.owners(parameters))
    case "textDocument/codeAction": output.result(id, workspace.actions(parameters))
    default: output.error(id, -32601, "There is no method '\(method)' here.")
    }
  }

  private func initialize(_ id: JSON, _ parameters: JSON) {
    var folders = parameters["workspaceFolders"].array.compactMap { $0["uri"].string.flatMap(DocumentURI.path) }
    if folders.isEmpty, let root = parameters["rootUri"].string.flatMap(DocumentURI.path) { folders = [root] }
    if folders.isEmpty, let root = parameters["rootPath"].string { folders = [root] }
    do {
      workspace = try LanguageWorkspace(folders: folders, arguments)
    } catch {
      // A misspelt key in the settings must not leave the editor without a server.
      let text = (error as? Misuse)?.text ?? "\(error)"
      output.notify("window/showMessage", ["type": 1, "message": .string("tenure: \(text)")])
      workspace = LanguageWorkspace()
    }
    output.result(
      id,
      [
        "serverInfo": ["name": "tenure"],
        "capabilities": [
          "textDocumentSync": ["openClose": true, "change": 2], "hoverProvider": true, "definitionProvider": true,
          "codeActionProvider": ["codeActionKinds": ["quickfix"]], "positionEncoding": "utf-16",
        ],
      ])
  }

  private func publish() {
    for (uri, diagnostics) in workspace?.changedDiagnostics() ?? [] {
      output.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array(diagnostics)])
    }
  }
}
