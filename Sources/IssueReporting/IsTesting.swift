import IssueReportingTestSupport

/// True when the code runs in a process of tests.
///
///     @main struct MyApp: App {
///       var body: some Scene { WindowGroup { if !isTesting { ContentView() } } }
///     }
public let isTesting = TestRunner.library != nil
