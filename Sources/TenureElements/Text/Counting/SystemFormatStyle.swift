/// Styles of what the clock says, for a text that follows it: `Text(.currentDate, format: .stopwatch(startingAt: start))`.
public enum SystemFormatStyle: Sendable {}
