#if SQLite
  import ComposableArchitecture
  import SharingPostgres
  import SharingSQLite

  /// Something to be done.
  struct Card: Codable, Equatable, Identifiable, Sendable {
    enum Column: String, Codable, CaseIterable { case planned, begun, done }

    let id: UUID
    var title: String
    var column = Column.planned
  }

  /// A board that everybody edits at once: in this window, in others, in other processes. The cards are rows of a database;
  /// nobody has a copy.
  @Reducer struct Board {
    @ObservableState struct State {
      @Shared var cards: IdentifiedArrayOf<Card>
      var title = ""
    }

    enum Action: BindableAction {
      case addTapped
      case moved(Card.ID, Card.Column)
      case removed(Card.ID)
      case binding(BindingAction<State>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addTapped:
          let card = Card(id: uuid(), title: state.title)
          state.$cards.withLock { _ = $0.append(card) }
          state.title = ""
        // Somebody else may have removed it just now: then there is nothing to move.
        case .moved(let id, let column): state.$cards.withLock { $0[id: id]?.column = column }
        case .removed(let id): state.$cards.withLock { _ = $0.remove(id: id) }
        case .binding: break
        }
        return .none
      }
    }
  }

  extension Board.State {
    init(in database: SQLiteDatabase) {
      self.init(cards: Shared(wrappedValue: [], .table("cards", in: database)))
    }

    #if PostgreSQL
      init(in database: PostgresDatabase) {
        self.init(cards: Shared(wrappedValue: [], .table("cards", in: database)))
      }
    #endif
  }
#endif
