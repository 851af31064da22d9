import ComposableArchitecture
import SwiftUI

/// Edits a copy of a stand-up; whoever presents it takes it over, or not.
@Reducer struct StandUpForm {
  @ObservableState struct State: Equatable {
    var standUp: StandUp
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct StandUpFormView: View {
  @Bindable var store: StoreOf<StandUpForm>

  var body: some View {
    Form {
      TextField("Title", text: $store.standUp.title)
      Stepper("\(store.standUp.minutes) minutes", value: $store.standUp.minutes, in: 1...60)
    }
  }
}
