"use strict";

// play.js EXTENSION PROGRAM FOLDER FILE: opens a file, asks about it, takes the first fix, and writes down what is to be seen.

const fs = require("fs");
const path = require("path");
const { editor, Uri, Range } = require("vscode");
const [, , extensionFolder, program, folder, name] = process.argv;
const extension = require(extensionFolder);

const until = async holds => {
  while (!holds()) {
    if (editor.messages.length > 0) throw new Error(editor.messages[0]);
    await new Promise(done => setTimeout(done, 5));
  }
};
const say = words => console.log(words);

async function play() {
  editor.settings = { path: program, arguments: ["--no-cache"] };
  editor.folder = folder;
  const file = path.join(folder, name);
  const document = { languageId: "swift", uri: Uri.file(file), version: 1, text: fs.readFileSync(file, "utf8"), getText() { return this.text; } };
  editor.documents = [document];
  const context = { subscriptions: [] };
  await extension.activate(context);
  await new Promise(done => setTimeout(done, 0));
  if (editor.messages.length > 0) { say(editor.messages[0]); return; }
  const problems = () => editor.problems.get(document.uri.toString());
  await until(() => problems()?.length > 0);
  const [problem] = problems();
  say(`${problem.severity} ${problem.range.start.line + 1}: ${problem.code}`);
  const lines = document.text.split("\n");
  const at = { line: problem.range.start.line, character: lines[problem.range.start.line].indexOf("feed") };
  const hover = await editor.providers.hover.provideHover(document, at);
  say(hover.contents.value.split("\n").find(line => line.includes("lives")).trim());
  const use = { line: 6, character: lines[6].indexOf("feed") };
  const [owner] = await editor.providers.definition.provideDefinition(document, use);
  say(`owned at ${path.basename(owner.uri.fsPath)}:${owner.range.start.line + 1}`);
  const [fix] = await editor.providers.actions.provideCodeActions(document, problem.range, { diagnostics: [problem] });
  say(fix.title);
  // The editor makes the change, and tells the extension.
  const [edit] = fix.edit.edits;
  const line = lines[edit.range.start.line];
  lines[edit.range.start.line] = line.slice(0, edit.range.start.character) + edit.text + line.slice(edit.range.end.character);
  document.text = lines.join("\n");
  document.version = 2;
  editor.listeners.change({ document, contentChanges: [{ range: new Range(edit.range.start.line, edit.range.start.character, edit.range.end.line, edit.range.end.character), text: edit.text }] });
  await until(() => problems().length === 0);
  say("nothing is wrong any more");
  await editor.commands["tenure.map"]();
  say(fs.readFileSync(editor.opened[0], "utf8").split("\n")[0]);
  fs.unlinkSync(editor.opened[0]);
  editor.listeners.close(document);
  await extension.deactivate();
}

play().catch(error => { say(`failed: ${error.stack}`); process.exitCode = 1; });
