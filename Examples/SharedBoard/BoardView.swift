#if SQLite
  import ComposableArchitecture
  import SwiftUI

  struct BoardView: View {
    @Bindable var store: StoreOf<Board>

    var body: some View {
      NavigationStack {
        List {
          ForEach(Card.Column.allCases, id: \.self) { column in
            Section(column.rawValue.capitalized) {
              ForEach(store.cards.filter { $0.column == column }) { card in
                CardRow(card: card) { store.send($0) }
              }
            }
          }
          Section {
            TextField("New card", text: $store.title)
            Button("Add") { store.send(.addTapped) }.disabled(store.title.isEmpty)
          }
          if let error = store.$cards.saveError { Text("Not saved yet: \(String(describing: error))") }
        }
        .navigationTitle("Board")
      }
    }
  }

  private struct CardRow: View {
    let card: Card
    let send: (Board.Action) -> Void

    var body: some View {
      HStack {
        Text(card.title)
        ForEach(Card.Column.allCases.filter { $0 != card.column }, id: \.self) { column in
          Button("\(card.title) is \(column.rawValue)") { send(.moved(card.id, column)) }
        }
        Button("Remove \(card.title)") { send(.removed(card.id)) }
      }
    }
  }
#endif
