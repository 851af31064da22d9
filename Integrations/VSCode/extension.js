"use strict";

// `tenure lsp` in VS Code: findings, fixes, who owns what under the pointer, and the map of state beside the code.

const vscode = require("vscode");
const os = require("os");
const path = require("path");
const { execFile } = require("child_process");
const { Connection } = require("./connection");

const swift = { language: "swift", scheme: "file" };
const severities = [vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning, vscode.DiagnosticSeverity.Information, vscode.DiagnosticSeverity.Hint];

// `starting` has not answered yet: nothing is told to it.
let server = null, starting = null, problems = null;

const setting = name => vscode.workspace.getConfiguration("tenure").get(name);
const folder = () => vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? os.homedir();
const position = at => ({ line: at.line, character: at.character });
const range = at => ({ start: position(at.start), end: position(at.end) });
const vscodeRange = at => new vscode.Range(at.start.line, at.start.character, at.end.line, at.end.character);
const place = (document, at) => ({ textDocument: { uri: document.uri.toString() }, position: position(at) });

function diagnostic(told) {
  const shown = new vscode.Diagnostic(vscodeRange(told.range), told.message, severities[(told.severity ?? 1) - 1]);
  shown.source = told.source;
  shown.code = told.codeDescription ? { value: told.code, target: vscode.Uri.parse(told.codeDescription.href) } : told.code;
  shown.relatedInformation = (told.relatedInformation ?? []).map(one => new vscode.DiagnosticRelatedInformation(
    new vscode.Location(vscode.Uri.parse(one.location.uri), vscodeRange(one.location.range)), one.message));
  shown.told = told;
  return shown;
}

function heard(method, parameters) {
  if (method === "textDocument/publishDiagnostics") {
    problems.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map(diagnostic));
  } else if (method === "window/showMessage") {
    vscode.window.showWarningMessage(parameters.message);
  }
}

const isOurs = document => document.languageId === "swift" && document.uri.scheme === "file";

function open(document) {
  if (!isOurs(document)) return;
  server?.tell("textDocument/didOpen", {
    textDocument: { uri: document.uri.toString(), languageId: "swift", version: document.version, text: document.getText() },
  });
}

function close(document) {
  if (isOurs(document)) server?.tell("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
}

function change(event) {
  if (!isOurs(event.document) || event.contentChanges.length === 0) return;
  server?.tell("textDocument/didChange", {
    textDocument: { uri: event.document.uri.toString(), version: event.document.version },
    contentChanges: event.contentChanges.map(one => ({ range: range(one.range), text: one.text })),
  });
}

async function start() {
  const own = new Connection(setting("path"), ["lsp", ...setting("arguments")], folder(), heard, reason => {
    if (own !== server && own !== starting) return;
    server = starting = null;
    problems.clear();
    vscode.window.showErrorMessage(`Tenure: ${reason} The setting 'tenure.path' says where the program is.`);
  });
  starting = own;
  const folders = (vscode.workspace.workspaceFolders ?? []).map(one => ({ uri: one.uri.toString(), name: one.name }));
  await own.ask("initialize", { processId: process.pid, rootUri: vscode.Uri.file(folder()).toString(), workspaceFolders: folders, capabilities: {} });
  own.tell("initialized", {});
  if (starting !== own) return;
  server = own;
  starting = null;
  for (const document of vscode.workspace.textDocuments) open(document);
}

async function stop() {
  const own = server ?? starting;
  server = starting = null;
  problems.clear();
  await own?.close();
}

const begin = () => start().catch(() => {});

const hover = {
  async provideHover(document, at) {
    const told = await server?.ask("textDocument/hover", place(document, at));
    const words = told?.contents?.value ?? told?.contents;
    return words ? new vscode.Hover(new vscode.MarkdownString(words), told.range && vscodeRange(told.range)) : null;
  },
};

const definition = {
  async provideDefinition(document, at) {
    const told = await server?.ask("textDocument/definition", place(document, at));
    return [told ?? []].flat().map(one => new vscode.Location(vscode.Uri.parse(one.uri), vscodeRange(one.range)));
  },
};

const actions = {
  async provideCodeActions(document, at, context) {
    const told = await server?.ask("textDocument/codeAction", {
      textDocument: { uri: document.uri.toString() }, range: range(at),
      context: { diagnostics: context.diagnostics.map(one => one.told).filter(one => one) },
    });
    return (told ?? []).map(one => {
      const action = new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix);
      action.edit = new vscode.WorkspaceEdit();
      for (const [uri, edits] of Object.entries(one.edit?.changes ?? {})) {
        for (const edit of edits) action.edit.replace(vscode.Uri.parse(uri), vscodeRange(edit.range), edit.newText);
      }
      action.diagnostics = context.diagnostics;
      action.isPreferred = one.isPreferred;
      return action;
    });
  },
};

/// Opens the page of all state in the browser: it needs nothing else.
function showMap() {
  const page = path.join(os.tmpdir(), `tenure-map-${process.pid}.html`);
  return new Promise(done => execFile(setting("path"), ["map", "--format", "html", "--output", page, "."], { cwd: folder() }, async (error, _, errors) => {
    if (error) vscode.window.showErrorMessage(`Tenure: ${errors.trim() || error.message}`);
    else await vscode.env.openExternal(vscode.Uri.file(page));
    done();
  }));
}

async function activate(context) {
  problems = vscode.languages.createDiagnosticCollection("tenure");
  context.subscriptions.push(
    problems,
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.languages.registerHoverProvider(swift, hover),
    vscode.languages.registerDefinitionProvider(swift, definition),
    vscode.languages.registerCodeActionsProvider(swift, actions, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    vscode.commands.registerCommand("tenure.map", showMap),
    vscode.commands.registerCommand("tenure.restart", async () => { await stop(); await begin(); }),
  );
  await begin();
}

module.exports = { activate, deactivate: stop };
