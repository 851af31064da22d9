import MacroExpansion
import Testing

@testable import ComposableMacroExpansions

@Suite struct AttributeExpansionTests {
  @Test func viewActionAddsTheConformance() {
    let expansion = Expansion(
      """
      @ViewAction(for: Lamp.self) struct LampView {
        let store: StoreOf<Lamp>
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct LampView {
          let store: StoreOf<Lamp>
        }

        extension LampView: ComposableArchitecture.ViewActionSending {
        }
        """)
  }

  @Test func sharedPropertyOfObservableStateIsLeftAsItIs() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        @Shared(.count) var count = 0
        @SharedReader var name: String
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct State {
          @Shared(.count) var count = 0
          @SharedReader var name: String

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$mark: ComposableArchitecture.StateMark {
            _$observationRegistrar.mark
          }

          public static var _$places: [ComposableArchitecture.StatePlace<Self>] {
            [

            ]
          }
        }

        extension State: ComposableArchitecture.ObservableState, Observation.Observable {
        }
        """)
  }
}
