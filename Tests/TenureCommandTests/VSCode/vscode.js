"use strict";

// As much of VS Code as the extension asks for. What it shows is written down here for the script that plays the editor.

const { pathToFileURL, fileURLToPath } = require("url");

class Uri {
  constructor(href) { this.href = href; }
  static parse(href) { return new Uri(href); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get scheme() { return "file"; }
  get fsPath() { return fileURLToPath(this.href); }
  toString() { return this.href; }
}
class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = { line, character };
    this.end = { line: endLine, character: endCharacter };
  }
}
class Location { constructor(uri, range) { Object.assign(this, { uri, range }); } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class DiagnosticRelatedInformation { constructor(location, message) { Object.assign(this, { location, message }); } }
class MarkdownString { constructor(value) { this.value = value; } }
class Hover { constructor(contents) { this.contents = contents; } }
class CodeAction { constructor(title, kind) { Object.assign(this, { title, kind }); } }
class WorkspaceEdit {
  edits = [];
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}

const editor = { settings: {}, folder: "", documents: [], problems: new Map(), messages: [], opened: [], listeners: {}, providers: {}, commands: {} };
const listener = name => call => { editor.listeners[name] = call; return {}; };
const provider = name => (_, given) => { editor.providers[name] = given; return {}; };

module.exports = {
  editor, Uri, Range, Location, Diagnostic, DiagnosticRelatedInformation, MarkdownString, Hover, CodeAction, WorkspaceEdit,
  DiagnosticSeverity: { Error: "error", Warning: "warning", Information: "information", Hint: "hint" },
  CodeActionKind: { QuickFix: "quickfix" },
  env: { openExternal: uri => { editor.opened.push(uri.fsPath); } },
  window: {
    showErrorMessage: message => { editor.messages.push(message); },
    showWarningMessage: message => { editor.messages.push(message); },
  },
  commands: { registerCommand: (name, call) => { editor.commands[name] = call; return {}; } },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, problems) => editor.problems.set(uri.toString(), problems), clear: () => editor.problems.clear(),
    }),
    registerHoverProvider: provider("hover"),
    registerDefinitionProvider: provider("definition"),
    registerCodeActionsProvider: provider("actions"),
  },
  workspace: {
    getConfiguration: () => ({ get: name => editor.settings[name] }),
    get workspaceFolders() { return [{ uri: Uri.file(editor.folder), name: "Work" }]; },
    get textDocuments() { return editor.documents; },
    onDidOpenTextDocument: listener("open"),
    onDidChangeTextDocument: listener("change"),
    onDidCloseTextDocument: listener("close"),
  },
};
