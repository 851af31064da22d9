import Testing
@testable import TenureMacros
@Test func t() { #expect(Provider.macros.count == 3) }
