"use strict";

// A language server as a program of its own: messages of JSON with a header that says how long they are.

const { spawn } = require("child_process");

class Connection {
  /// `heard(method, parameters)` is told what the server says by itself, `ended(reason)` that it is gone.
  constructor(program, words, folder, heard, ended) {
    this.waiting = new Map();
    this.number = 0;
    this.rest = Buffer.alloc(0);
    this.heard = heard;
    this.process = spawn(program, words, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    let errors = "";
    this.process.stderr.on("data", part => { errors = (errors + part).slice(-2000); });
    this.process.stdout.on("data", part => this.take(part));
    this.process.stdin.on("error", () => {});
    this.process.on("error", error => this.end(ended, `'${program}' cannot be started: ${error.message}`));
    this.process.on("exit", code => this.end(ended, errors.trim() || `'${program}' ended with ${code}`));
  }

  end(ended, reason) {
    if (this.isOver) return;
    this.isOver = true;
    for (const { fail } of this.waiting.values()) fail(new Error(reason));
    this.waiting.clear();
    ended(reason);
  }

  take(part) {
    this.rest = Buffer.concat([this.rest, part]);
    for (;;) {
      const head = this.rest.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.rest.toString("latin1", 0, head))?.[1] ?? 0);
      if (this.rest.length < head + 4 + length) return;
      const message = JSON.parse(this.rest.toString("utf8", head + 4, head + 4 + length));
      this.rest = this.rest.subarray(head + 4 + length);
      const asked = this.waiting.get(message.id);
      if (message.method) this.heard(message.method, message.params);
      else if (asked) {
        this.waiting.delete(message.id);
        if (message.error) asked.fail(new Error(message.error.message)); else asked.done(message.result);
      }
    }
  }

  send(message) {
    if (this.isOver) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  tell(method, params) { this.send({ method, params }); }

  ask(method, params) {
    if (this.isOver) return Promise.resolve(null);
    const id = ++this.number;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.send({ id, method, params });
    });
  }

  async close() {
    if (this.isOver) return;
    await this.ask("shutdown").catch(() => {});
    this.tell("exit");
    this.process.stdin.end();
  }
}

module.exports = { Connection };
