#if Fonts
  /// Pictures as files.
  package enum PNG {
    package static func data(of bitmap: Bitmap) -> [UInt8] {
      let hasOpacity = bitmap.words.contains { $0 >> 24 != 255 }
      let size = hasOpacity ? 4 : 3
      var rows: [UInt8] = []
      rows.reserveCapacity(bitmap.height * (bitmap.width * size + 1))
      var (before, row) = ([UInt8](repeating: 0, count: bitmap.width * size), [UInt8]())
      for y in 0..<bitmap.height {
        row.removeAll(keepingCapacity: true)
        for x in 0..<bitmap.width {
          let word = bitmap.words[y * bitmap.width + x]
          let opacity = word >> 24
          func part(_ shift: UInt32) -> UInt8 {
            let value = word >> shift & 255
            return UInt8(opacity == 255 ? value : opacity == 0 ? 0 : min(255, (value * 255 + opacity / 2) / opacity))
          }
          row.append(part(0))
          row.append(part(8))
          row.append(part(16))
          if hasOpacity { row.append(UInt8(opacity)) }
        }
        // Most rows are like the one above: what differs is written.
        rows.append(2)
        for index in row.indices { rows.append(row[index] &- before[index]) }
        swap(&before, &row)
      }
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      chunk("IHDR", bytes(bitmap.width) + bytes(bitmap.height) + [8, hasOpacity ? 6 : 2, 0, 0, 0], &file)
      // Perceptual intent: the colours are sRGB.
      chunk("sRGB", [0], &file)
      chunk("IDAT", Zip.pack(rows), &file)
      chunk("IEND", [], &file)
      return file
    }

    /// A picture of 8 bits a part, without interlacing; nil for others, and for what is damaged or larger than 400 million
    /// bytes.
    package static func read(_ file: [UInt8]) -> Bitmap? {
      guard file.count > 33, file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
      func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      let (width, height, depth, kind) = (number(16), number(20), file[24], file[25])
      guard let size = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind], depth == 8, file[28] == 0,
        (1...20_000).contains(width), (1...20_000).contains(height), (width * size + 1) * height < 400_000_000
      else { return nil }
      var (packed, palette, opacities): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
      var place = 8
      while place + 12 <= file.count {
        let length = number(place)
        guard length >= 0, place + 12 + length <= file.count else { return nil }
        let content = file[place + 8..<place + 8 + length]
        switch String(decoding: file[place + 4..<place + 8], as: UTF8.self) {
        case "IDAT": packed += content
        case "PLTE": palette = Array(content)
        case "tRNS": opacities = Array(content)
        default: break
        }
        place += 12 + length
      }
      guard var rows = Zip.unpack(packed, count: (width * size + 1) * height) else { return nil }
      guard unfilter(&rows, width * size, size) else { return nil }
      var words: [UInt32] = []
      words.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          let at = y * (width * size + 1) + 1 + x * size
          var (r, g, b, o) = (rows[at], rows[at], rows[at], UInt8(255))
          switch kind {
          case 2, 6: (g, b, o) = (rows[at + 1], rows[at + 2], kind == 6 ? rows[at + 3] : 255)
          case 4: o = rows[at + 1]
          case 3:
            let index = Int(r)
            guard index * 3 + 2 < palette.count else { return nil }
            (r, g, b) = (palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2])
            o = index < opacities.count ? opacities[index] : 255
          default: break
          }
          func part(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(o) + 127) / 255 }
          words.append(part(r) | part(g) << 8 | part(b) << 16 | UInt32(o) << 24)
        }
      }
      return Bitmap(width: width, height: height, words: words)
    }

    /// Each row says how it differs from what is left of it and above.
    private static func unfilter(_ rows: inout [UInt8], _ width: Int, _ size: Int) -> Bool {
      let stride = width + 1
      for start in Swift.stride(from: 0, to: rows.count, by: stride) {
        let kind = rows[start]
        if kind == 0 { continue }
        guard kind <= 4 else { return false }
        for index in 1...width {
          let at = start + index
          let left = index > size ? rows[at - size] : 0
          let above = start > 0 ? rows[at - stride] : 0
          let corner = start > 0 && index > size ? rows[at - stride - size] : 0
          switch kind {
          case 1: rows[at] &+= left
          case 2: rows[at] &+= above
          case 3: rows[at] &+= UInt8((Int(left) + Int(above)) / 2)
          default:
            let guess = Int(left) + Int(above) - Int(corner)
            let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
            rows[at] &+= a <= b && a <= c ? left : b <= c ? above : corner
          }
        }
      }
      return true
    }

    private static func bytes(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8], _ file: inout [UInt8]) {
      let named = Array(name.utf8) + content
      file += bytes(content.count) + named + bytes(Int(Zip.sum(named)))
    }
  }
#endif
