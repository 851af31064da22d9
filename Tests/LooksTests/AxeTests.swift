#if AXE
  import Foundation
  import SwiftUI
  import TenureWeb
  import Testing
  import WebProbe

  /// What axe-core says of every screen, in the light and in the dark, on a phone and in a wide window. Its file is where
  /// the environment's `TENURE_AXE` says (`.ci/axe` fetches it).
  @MainActor @Suite(.serialized) struct AxeTests {
    /// Screens whose program has chosen both colours, white on Apple's blue or orange: these have a contrast of 4.0 and 2.2.
    private static let white: Set<String> = ["chat", "shop"]

    @Test(arguments: [false, true], [390, 1280]) func screensHaveNoViolation(isDark: Bool, width: Int) async throws {
      try await check(isDark: isDark, width: width) { $0 }
    }

    @Test func screensHaveNoViolationFromRightToLeft() async throws {
      try await check(isDark: false, width: 390) { AnyView($0.environment(\.layoutDirection, .rightToLeft)) }
    }

    @Test func screensHaveNoViolationWithTheLargestText() async throws {
      try await check(isDark: false, width: 390) { AnyView($0.dynamicTypeSize(.accessibility5)) }
    }

    private func check(
      isDark: Bool, width: Int, surrounded: @escaping @MainActor (AnyView) -> AnyView
    ) async throws {
      let file = try #require(ProcessInfo.processInfo.environment["TENURE_AXE"])
      let axe = try String(contentsOfFile: file, encoding: .utf8)
      try await LooksTests.onPages(
        width: width, height: 844, surrounded: surrounded, prepare: { try await $0.surround(dark: isDark) }
      ) { name, page in
        // What comes in is still transparent. A busy indicator turns for ever.
        try await page.wait(
          "!document.getAnimations().some(e => e.playState === 'running' && e.timeline instanceof DocumentTimeline"
            + " && e.effect.getComputedTiming().iterations < 1e9)")
        try await page.evaluate(axe + ";0")
        let found = try await page.evaluate(Self.run(without: Self.white.contains(name) ? "#ffffff" : ""))
        #expect(found.isEmpty, "\(name), \(isDark ? "dark" : "light"), \(width) points wide:\n\(found)")
      }
    }

    /// Each violation on a line, without those of words of a colour.
    private static func run(without color: String) -> String {
      """
      axe.run().then(all => all.violations.flatMap(one => one.nodes
        .filter(e => !(one.id === 'color-contrast' && e.any[0]?.data?.fgColor === '\(color)'))
        .map(e => `${one.id}: ${e.html.slice(0, 200)} ${e.failureSummary.replaceAll('\\n', ' ')}`)).join('\\n'))
      """
    }
  }
#endif
