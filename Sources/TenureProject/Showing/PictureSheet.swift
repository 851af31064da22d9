import Foundation

/// Pictures put beside one another, and told apart, by a browser.
struct PictureSheet {
  let browser: Browser

  struct Difference: Equatable {
    /// How many points of the screen, of four pixels each, look different.
    let points: Int
    /// Before, after, and what differs, beside one another.
    let picture: Data
  }

  /// Pictures beside one another, each under its name.
  func beside(_ pictures: [(name: String, picture: Data)]) throws -> Data {
    let list = pictures.map { "[\($0.name.debugDescription), \"\($0.picture.base64EncodedString())\"]" }
    return try picture(
      try browser.value(
        of: "(async () => { \(Self.script) return sheet(await loaded([\(list.joined(separator: ","))])); })()"))
  }

  /// What a picture shows, with a margin, without the empty page around it.
  func fitted(_ data: Data) throws -> Data {
    try picture(
      try browser.value(
        of:
          "(async () => { \(Self.script) return fitted(await loaded([[\"\", \"\(data.base64EncodedString())\"]])); })()"
      ))
  }

  /// Nil where nobody could see that the two differ.
  func difference(_ before: Data, _ after: Data) throws -> Difference? {
    if before == after { return nil }
    let words =
      try browser.value(
        of: """
          (async () => { \(Self.script)
            return difference(await loaded([["before", "\(before.base64EncodedString())"], ["now", "\(after.base64EncodedString())"]]));
          })()
          """) as? String
    guard let parts = words?.split(separator: " ", maxSplits: 1), parts.count == 2, let pixels = Int(parts[0]) else {
      throw ProjectFailure(.broken, "Chromium could not compare two pictures. Is the earlier one a whole PNG?")
    }
    return pixels < 4 ? nil : Difference(points: pixels / 4, picture: try picture(String(parts[1])))
  }

  private func picture(_ value: Any?) throws -> Data {
    guard let text = value as? String, let data = Data(base64Encoded: text) else {
      throw ProjectFailure(.broken, "Chromium could not put pictures beside one another.")
    }
    return data
  }

  /// Where a part of a pixel's colour differs by more than a sixteenth, it can be seen.
  private static let script = """
    const loaded = list => Promise.all(list.map(async ([name, text]) => {
      const image = new Image(); image.src = 'data:image/png;base64,' + text; await image.decode(); return { name, image };
    }));
    const text = canvas => canvas.toDataURL('image/png').split(',')[1];
    const made = (width, height) => {
      const canvas = document.createElement('canvas'); canvas.width = width; canvas.height = height;
      return { canvas, pen: canvas.getContext('2d') };
    };
    const sheet = all => {
      const gap = 40, head = 64;
      const width = all.reduce((sum, one) => sum + one.image.width + gap, gap);
      const { canvas, pen } = made(width, Math.max(...all.map(one => one.image.height)) + head + gap);
      pen.fillStyle = '#888'; pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#fff'; pen.font = '28px sans-serif';
      let x = gap;
      for (const { name, image } of all) {
        pen.fillText(name, x, 44); pen.drawImage(image, x, head); x += image.width + gap;
      }
      return text(canvas);
    };
    const fitted = ([{ image }]) => {
      const { width, height } = image, margin = 32, { pen } = made(width, height);
      pen.drawImage(image, 0, 0);
      const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
      let [left, right, top, bottom] = [width, 0, height, 0];
      for (let i = 0; i < pixels.length; i++) if (pixels[i] !== pixels[0]) {
        const x = i % width, y = Math.floor(i / width);
        left = Math.min(left, x); right = Math.max(right, x + 1); top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
      }
      if (left >= right) return text(made(width, height).canvas);
      left = Math.max(0, left - margin); top = Math.max(0, top - margin);
      const all = made(Math.min(width, right + margin) - left, Math.min(height, bottom + margin) - top);
      all.pen.drawImage(image, -left, -top);
      return text(all.canvas);
    };
    const difference = ([before, now]) => {
      const width = Math.max(before.image.width, now.image.width), height = Math.max(before.image.height, now.image.height);
      const [a, b, c] = [made(width, height), made(width, height), made(width, height)];
      a.pen.drawImage(before.image, 0, 0); b.pen.drawImage(now.image, 0, 0);
      const [x, y] = [a, b].map(one => one.pen.getImageData(0, 0, width, height).data);
      c.pen.globalAlpha = 0.2; c.pen.drawImage(now.image, 0, 0);
      const marks = c.pen.getImageData(0, 0, width, height);
      let count = 0;
      for (let i = 0; i < x.length; i += 4) {
        let far = 0;
        for (let k = 0; k < 4; k++) far = Math.max(far, Math.abs(x[i + k] - y[i + k]));
        if (far > 16) { count++; marks.data.set([255, 0, 0, 255], i); }
      }
      c.pen.putImageData(marks, 0, 0);
      return count + ' ' + sheet([before, now, { name: 'different', image: c.canvas }]);
    };
    """
}
