/// Content of one size: an image that is not resizable, a switch, a checkbox.
public struct Fixed: Measurable, Equatable {
  /// The answer to every proposal.
  public var size: Size

  /// In points.
  public init(width: Double, height: Double) { size = Size(width: width, height: height) }

  /// The same for every proposal.
  public func measure(_ proposal: Proposal) -> Fit { Fit(size, ignores: .both) }
}

/// Content that takes what is proposed along some axes: a color or a shape (both axes, 10 points unless something is
/// proposed), a resizable image (its own size unless something is proposed), a text field or a slider (along a line).
public struct Flexible: Measurable, Equatable {
  /// Along the others, it has its ideal length.
  public var axes: Axes
  /// Where nothing is proposed.
  public var ideal: Size
  /// What it takes even if less is proposed.
  public var minimum: Size

  /// A color or a shape, unless told.
  public init(_ axes: Axes = .both, ideal: Size = Size(width: 10, height: 10), minimum: Size = .zero) {
    self.axes = axes
    self.ideal = ideal
    self.minimum = minimum
  }

  /// The proposed length along its axes.
  public func measure(_ proposal: Proposal) -> Fit {
    var fit = Fit(ideal)
    for axis in [Axis.horizontal, .vertical] {
      if !axes.contains(Axes(axis)) {
        fit.ignores.insert(Axes(axis))
      } else if let length = proposal[axis] {
        fit.size[axis] = max(minimum[axis], length)
      }
    }
    return fit
  }
}

/// Text by a table of widths: the words of one paragraph, as many on a line as fit.
///
/// Proposed no width, it is one line. Proposed less than a word's width, it breaks the word. It never gets shorter than one line,
/// and never has more lines than the proposed height holds.
public struct Words: Measurable, Equatable {
  /// Of the words, in points.
  public var widths: [Double]
  /// Between two words on a line.
  public var space: Double
  /// From one line to the next.
  public var lineHeight: Double
  /// From a line's upper edge to its baseline.
  public var ascent: Double
  /// What is beyond is cut off, as by `lineLimit`.
  public var lineLimit: Int?
  /// From the text above, where that is closer than other views are.
  public var leading: Double?

  /// The measures are those of text at 17 points, nearly.
  public init(
    _ widths: [Double], space: Double = 4, lineHeight: Double = 20, ascent: Double = 16, lineLimit: Int? = nil,
    leading: Double? = nil
  ) {
    self.widths = widths
    self.space = space
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.lineLimit = lineLimit
    self.leading = leading
  }

  /// Proposed a height, it has no more lines than that holds, and at least one.
  public func measure(_ proposal: Proposal) -> Fit {
    var lines = 1
    var line = 0.0
    var widest = 0.0
    let width = proposal.width ?? .infinity
    if width > 0 {
      for (index, word) in widths.enumerated() {
        if index > 0, line + space + word > width {
          lines += 1
          line = 0
        } else if index > 0 {
          line += space
        }
        line += word
        if line > width {
          // A word of more than a thousand lines is cut there.
          let parts = Int(min(line / width, 1000))
          let isExact = Double(parts) * width == line
          lines += isExact ? parts - 1 : parts
          line = isExact ? width : max(0, line - Double(parts) * width)
          widest = width
        }
        widest = max(widest, line)
      }
    }
    let allowed = min(lines, max(1, lineLimit ?? .max))
    guard allowed > 1 else {
      // What is cut off ends with the line.
      return Fit(Size(width: lines > 1 ? width : widest, height: lineHeight), ignores: .vertical)
    }
    let held = proposal.height.map { $0 >= Double(allowed) * lineHeight ? allowed : max(1, Int($0 / lineHeight)) }
    return Fit(Size(width: widest, height: Double(held ?? allowed) * lineHeight))
  }

  /// The first line's.
  public func firstTextBaseline(in size: Size) -> Double? { ascent }
  /// The lowest line's, the same as the first where there is one.
  public func lastTextBaseline(in size: Size) -> Double? { size.height - lineHeight + ascent }
}
