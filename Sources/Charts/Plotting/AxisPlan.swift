import Foundation
import TenureElements

/// An axis of a chart that is so long: its scale, and what stands at which of its values.
struct AxisPlan {
  struct Item {
    var value: AxisValue
    /// In points along the plot, and where the next value is.
    var place: CGFloat
    var next: CGFloat?
    var pieces: [_AxisPiece]
    var words: String
  }

  struct Group {
    var side: AxisMarkPosition.Side
    var preset: AxisMarkPreset.Kind
    var items: [Item]
  }

  var scale: PlotScale
  var groups: [Group]

  @MainActor init(
    _ model: AxisModel, _ axis: AxisSetting, isVertical: Bool, length: CGFloat, seen: CGFloat? = nil,
    _ locale: Locale, _ calendar: Calendar
  ) {
    var marks: [_AxisMarks]
    switch axis {
    case .hidden: marks = []
    case .automatic:
      marks = [
        _AxisMarks(preset: .automatic, position: .automatic, values: .automatic, content: .usual(nil, .automatic))
      ]
    case .own(let own): marks = own
    }
    if model.isEmpty { marks = [] }
    let first = marks.first?.values ?? .automatic
    scale = PlotScale()
    scale.kind = model.kind
    scale.categories = model.categories
    scale.type = model.setting.type ?? .linear
    (scale.lower, scale.upper) = (model.lower, model.upper)
    let finder = TickFinder(
      model: model, length: length, seen: min(seen ?? length, length), isVertical: isVertical, calendar: calendar)
    if model.kind == .number, !model.isGiven, scale.type == .linear {
      if scale.lower == scale.upper { scale.upper += 1 }
      let step = finder.step(first, scale)
      let (lower, upper) = Ticks.widened(scale.lower, scale.upper, step: step)
      if first.roundsLower ?? true { scale.lower = lower }
      if first.roundsUpper ?? true { scale.upper = upper }
    }
    if model.kind == .date {
      if scale.lower == scale.upper { (scale.lower, scale.upper) = (scale.lower - 43_200, scale.upper + 43_200) }
      if !model.isGiven { finder.round(&scale, first) }
    }
    // Numbers grow upward, categories go down.
    let grows = isVertical == (model.kind == .category)
    let range = model.setting.range
    let (low, high) =
      range?.points.map { ($0.first ?? 0, $0.last ?? length) }
      ?? (range?.startPadding ?? 0, length - (range?.endPadding ?? 0))
    let forward = isVertical ? (grows ? (low, high) : (length - low, length - high)) : (low, high)
    (scale.start, scale.end) = model.isReversed ? (forward.1, forward.0) : forward
    let plotted = scale
    groups = marks.map { marks in
      let (values, words, unit) = finder.values(marks.values, plotted, locale)
      let placed = values.enumerated().compactMap { index, value in
        plotted.contains(value) ? plotted.position(of: value).map { (index, value, $0) } : nil
      }
      let items = placed.enumerated().map { number, entry in
        let value = AxisValue(index: entry.0, count: values.count, value: entry.1)
        var next = number + 1 < placed.count ? placed[number + 1].2 : nil
        // The last one of a calendar's has its own length, as far as the axis goes.
        if next == nil, let end = finder.end(of: entry.1, marks.values, unit) {
          next = plotted.position(of: min(end, max(plotted.upper, plotted.lower)))
        }
        let isBin = unit != nil && unit?.unit == model.unit && unit?.count == 1
        return Item(
          value: value, place: entry.2, next: next,
          pieces: Self.pieces(marks.content, value, plotted.kind, isVertical: isVertical, isBin: isBin),
          words: words(entry.1))
      }
      return Group(side: Self.side(marks.position, isVertical, plotted.kind), preset: marks.preset.kind, items: items)
    }
  }

  private static func side(
    _ position: AxisMarkPosition, _ isVertical: Bool, _ kind: PlotScale.Kind
  ) -> AxisMarkPosition.Side {
    switch (position.side, isVertical) {
    case (.leading, true), (.trailing, true), (.top, false), (.bottom, false): position.side
    case (_, true): kind == .category ? .leading : .trailing
    case (_, false): .bottom
    }
  }

  @MainActor private static func pieces(
    _ content: _AxisMarks.Content, _ value: AxisValue, _ kind: PlotScale.Kind, isVertical: Bool, isBin: Bool
  ) -> [_AxisPiece] {
    switch content {
    case .own(let make): return make(value)
    case .usual(let stroke, let words):
      let label = _AxisPiece(kind: .label(AxisLabel(content: words)), isCentered: isBin ? true : nil)
      if kind == .category { return [label] }
      let line = _AxisPiece(kind: .line(stroke: stroke))
      if kind == .number || isVertical { return [line, label] }
      return [line, _AxisPiece(kind: .tick(length: .label, stroke: stroke)), label]
    }
  }
}

/// Finds the values at which an axis has marks.
struct TickFinder {
  let model: AxisModel
  let length: CGFloat
  /// How much of the length is seen at once.
  let seen: CGFloat
  let isVertical: Bool
  let calendar: Calendar

  /// How many steps there is space for: on each stretch that is seen no more than can be read.
  private var count: Int {
    let each: CGFloat = isVertical ? 45 : model.kind == .date ? 50 : 65
    let some = min(max(Int(seen / each), 2), isVertical ? 5 : 7)
    return Int((CGFloat(some) * length / max(seen, 1)).rounded())
  }

  func step(_ values: AxisMarkValues, _ scale: PlotScale) -> Double {
    switch values.kind {
    case .stride(let step) where step > 0: return step
    case .automatic(let count, let least):
      let step = Ticks.step(over: scale.upper - scale.lower, count: count ?? self.count)
      return max(step, least ?? 0)
    default: return Ticks.step(over: scale.upper - scale.lower, count: count)
    }
  }

  /// The values, how they are written, and the calendar's stride if it is one.
  func values(
    _ values: AxisMarkValues, _ scale: PlotScale, _ locale: Locale
  ) -> ([_PlottedValue], (_PlottedValue) -> String, CalendarTicks?) {
    let plain = { (value: _PlottedValue) in value.words(locale) }
    switch (values.kind, scale.kind) {
    case (.values(let own), .date):
      let dates = own.compactMap { $0.number }.sorted()
      let span = zip(dates, dates.dropFirst()).map { $1 - $0 }.min() ?? (scale.upper - scale.lower)
      let ticks = CalendarTicks.fitting(
        Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: span), count: 1, bins: model.unit)
      return (own, ticks.writer(locale, calendar), nil)
    case (.values(let own), _): return (own, plain, nil)
    case (_, .category): return (scale.categories.map { .category($0) }, plain, nil)
    case (_, .number):
      let (lower, upper) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
      if scale.type.kind == .log { return (Ticks.powers(from: lower, through: upper).map { .number($0) }, plain, nil) }
      let multiples = Ticks.multiples(of: step(values, scale), from: lower, through: upper)
      return (multiples.map { .number($0) }, plain, nil)
    case (_, .date):
      let (lower, upper) = (
        Date(timeIntervalSinceReferenceDate: scale.lower), Date(timeIntervalSinceReferenceDate: scale.upper)
      )
      let (ticks, own) = ticks(values, lower, upper)
      var dates = ticks.dates(from: lower, through: upper, own)
      // The end of the last bin is not the beginning of another.
      if model.unit != nil, !model.isGiven, dates.last == upper { dates.removeLast() }
      return (dates.map { .date($0) }, ticks.writer(locale, own), ticks)
    }
  }

  /// Has the dates begin or end at one of the axis' values, where the program asks for it.
  func round(_ scale: inout PlotScale, _ values: AxisMarkValues) {
    guard values.roundsLower == true || values.roundsUpper == true else { return }
    let (lower, upper) = (
      Date(timeIntervalSinceReferenceDate: scale.lower), Date(timeIntervalSinceReferenceDate: scale.upper)
    )
    let (ticks, own) = ticks(values, lower, upper)
    if values.roundsLower == true, let start = ticks.first(before: lower, own) {
      scale.lower = start.timeIntervalSinceReferenceDate
    }
    guard values.roundsUpper == true, var end = ticks.first(before: upper, own) else { return }
    if end < upper { end = own.date(byAdding: ticks.unit, value: ticks.count, to: end) ?? upper }
    scale.upper = end.timeIntervalSinceReferenceDate
  }

  private func ticks(_ values: AxisMarkValues, _ lower: Date, _ upper: Date) -> (CalendarTicks, Calendar) {
    if case .calendar(let unit, let count, let own) = values.kind {
      return (CalendarTicks(unit: unit, count: max(count, 1)), own ?? calendar)
    }
    var count = self.count
    if case .automatic(let wanted?, _) = values.kind { count = wanted }
    // Bins have a label each while there is space for it.
    if let unit = model.unit {
      let one = CalendarTicks(unit: unit, count: 1)
      let bins = one.dates(from: lower, through: upper, calendar).count - 1
      if bins <= max(count, Int(length / 28)) { return (one, calendar) }
    }
    return (CalendarTicks.fitting(lower, upper, count: count, bins: model.unit), calendar)
  }

  /// Where the stretch ends that begins at a value.
  func end(of value: _PlottedValue, _ values: AxisMarkValues, _ ticks: CalendarTicks?) -> Double? {
    if case .date(let date) = value, let ticks {
      return calendar.date(byAdding: ticks.unit, value: ticks.count, to: date)?.timeIntervalSinceReferenceDate
    }
    if case .number(let number) = value, case .stride(let step) = values.kind { return number + step }
    return nil
  }
}

extension CalendarTicks {
  fileprivate func writer(_ locale: Locale, _ calendar: Calendar) -> (_PlottedValue) -> String {
    { value in if case .date(let date) = value { words(for: date, locale, calendar) } else { value.words(locale) } }
  }
}

extension _PlottedValue {
  /// As an axis, a legend and assistive technology say it.
  func words(_ locale: Locale, unit: Calendar.Component? = nil, _ calendar: Calendar? = nil) -> String {
    switch self {
    case .category(let name): return name
    case .number(let number): return number.formatted(.number.locale(locale))
    case .date(let date):
      let calendar = calendar ?? .autoupdatingCurrent
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch unit {
      case .year?: return style.year().format(date)
      case .month?: return style.month(.wide).year().format(date)
      case .day?, .weekOfYear?: return style.month(.abbreviated).day().year().format(date)
      case .hour?: return style.month(.abbreviated).day().hour().format(date)
      default: return style.month(.abbreviated).day().year().hour().minute().format(date)
      }
    }
  }
}
