import Foundation
@_spi(Tree) import TenureTree

/// The days of a month as buttons, below its name and the buttons for the months before and after.
struct MonthOfDays: View {
  @Binding var selection: Set<DateComponents>
  let bounds: Range<Date>
  /// A date in the month that a user has gone to.
  @State private var wanted: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let month = Month(of: wanted ?? start, in: dates)
    VStack(spacing: 8) {
      HStack {
        Text(month.first, format: style.month(.wide).year()).font(.headline)
        Spacer()
        step("Previous Month", "chevron.left", -1, month, isOpen: bounds.lowerBound < month.first)
        step("Next Month", "chevron.right", 1, month, isOpen: bounds.upperBound > month.end)
      }
      HStack(spacing: 0) {
        ForEach(month.weekdays, id: \.self) { name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      ForEach(month.weeks) { week in
        HStack(spacing: 0) {
          ForEach(week.days) { day in
            if let date = day.date {
              button(date, day.number)
            } else {
              Color.clear.frame(maxWidth: .infinity, maxHeight: 36)
            }
          }
        }
      }
    }
    .buttonStyle(.plain)
  }

  private func step(_ name: LocalizedStringKey, _ symbol: String, _ months: Int, _ month: Month, isOpen: Bool)
    -> some View
  {
    Button {
      wanted = dates.date(byAdding: .month, value: months, to: month.first)
    } label: {
      Image(systemName: symbol).foregroundStyle(Color.accentColor).frame(width: 36, height: 36)
    }
    .accessibilityLabel(name)
    .disabled(!isOpen)
  }

  private func button(_ date: Date, _ number: Int) -> some View {
    let isChosen = selection.contains { names($0, date) }
    return Button {
      toggle(date, isChosen)
    } label: {
      Text("\(number)")
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .frame(width: 36, height: 36)
        .background { if isChosen { Circle().fill(Color.accentColor) } }
        .frame(maxWidth: .infinity)
    }
    .accessibilityLabel(Text(date, format: style.weekday(.wide).month(.wide).day()))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!isOpen(date))
  }

  private func toggle(_ date: Date, _ isChosen: Bool) {
    if isChosen {
      selection = selection.filter { !names($0, date) }
    } else {
      selection.insert(dates.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }

  /// True for components that stand for the day of a date.
  private func names(_ components: DateComponents, _ date: Date) -> Bool {
    let day = dates.dateComponents([.year, .month, .day], from: date)
    return components.year == day.year && components.month == day.month && components.day == day.day
  }

  /// A day can be chosen where some of it is within the bounds.
  private func isOpen(_ date: Date) -> Bool {
    guard let end = dates.date(byAdding: .day, value: 1, to: date) else { return false }
    return date < bounds.upperBound && end > bounds.lowerBound
  }

  /// Today, or the day within the bounds that is nearest to it.
  private var start: Date { min(max(Date(), bounds.lowerBound), bounds.upperBound) }

  private var dates: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: dates, timeZone: timeZone) }
}

/// The weeks of a month, as a calendar page shows them.
private struct Month {
  struct Day: Identifiable {
    /// Its place in the week.
    let id: Int
    /// Nil for a place before the first day or after the last.
    let date: Date?
    let number: Int
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  /// Its first moment, and that of the month after.
  let first: Date
  let end: Date
  let weekdays: [String]
  let weeks: [Week]

  init(of date: Date, in calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
    (first, end) = (interval.start, interval.end)
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    let firstWeekday = calendar.firstWeekday - 1
    weekdays = Array(names[firstWeekday...] + names[..<firstWeekday])
    let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    weeks = stride(from: 0, to: before + count, by: 7).map { start in
      Week(
        id: start,
        days: (0..<7).map { place in
          let number = start + place - before + 1
          let isDay = (1...count).contains(number)
          let date = isDay ? calendar.date(byAdding: .day, value: number - 1, to: interval.start) : nil
          return Day(id: place, date: date, number: number)
        })
    }
  }
}
