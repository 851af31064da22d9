import MacroExpansion
import Testing

@testable import ComposableMacroExpansions

@Suite struct ExpansionTests {
  @Test("A case path for each case of an enum")
  func casePathable() {
    let expansion = Expansion("@CasePathable public enum Route { case home, detail(id: Int) }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        public enum Route { case home, detail(id: Int)

          public struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
            public subscript(root: Route) -> CasePaths.PartialCaseKeyPath<Route> {
              switch root {
              case .home:
                return \\.home
              case .detail:
                return \\.detail
              }
            }
            public var home: CasePaths.AnyCasePath<Route, Void> {
              CasePaths.AnyCasePath<Route, Void>(
                embed: {
                Route.home
              },
                extract: {
                  if case .home = $0 {
                  return ()
                }
                  return nil
                })
            }
            public var detail: CasePaths.AnyCasePath<Route, Int> {
              CasePaths.AnyCasePath<Route, Int>(
                _case: Route.detail(id:),
                extract: {
                  if case let .detail(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Route>]> {
              return ([\\.home, \\.detail] as [CasePaths.PartialCaseKeyPath<Route>]).makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Route: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """)
  }

  @Test("Types that have the names of types of the case paths get others")
  func hiddenTypes() {
    let expansion = Expansion("@CasePathable package enum Row<Element> { case all([Element], Page.Root) }")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("package typealias _$Element = Element"))
    #expect(expansion.text.contains("package var all: CasePaths.AnyCasePath<Row, ([_$Element], Page.Root)> {"))
    #expect(!expansion.text.contains("_$Root"))
  }

  @Test("Cases that only some builds have")
  func conditionalCases() {
    let expansion = Expansion(
      """
      @CasePathable enum Route {
        case home
      #if DEBUG
        case debug
        #if os(Linux)
        case linux(Int)
        #endif
      #elseif SHOP
        case shop
      #else
        case other
      #endif
      }
      """)
    #expect(expansion.messages == [])
    let lines = expansion.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let conditions = lines.filter { $0.hasPrefix("#if") }
    #expect(
      conditions.suffix(4) == [
        "#if (DEBUG)", "#if (DEBUG) && (os(Linux))", "#if !(DEBUG) && (SHOP)", "#if !(DEBUG) && !(SHOP)",
      ])
    #expect(lines.contains("var linux: CasePaths.AnyCasePath<Route, Int> {"))
  }

  @Test("Accessors that observe, over a stored property")
  func observableState() {
    let expansion = Expansion(
      """
      @ObservableState struct State {
        var count = 0
        let id: Int
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct State {
          var count {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.count)
              return _count
            }
            set {
              let change = ComposableArchitecture._$change(from: _count, to: newValue)
              _$observationRegistrar.begin(change)
              _$observationRegistrar.willSet(self, keyPath: \\.count, change)
              _count = newValue
              _$observationRegistrar.didSet(self, keyPath: \\.count, change)
            }
            _modify {
              let change = ComposableArchitecture._$change(within: _count)
              _$observationRegistrar.begin(change)
              _$observationRegistrar.willSet(self, keyPath: \\.count, change)
              yield &_count
              let end = change.end(ComposableArchitecture._$mark(of: _count))
              _$observationRegistrar.end(end)
              _$observationRegistrar.didModify(self, keyPath: \\.count, end)
            }
          }

          private var _count = 0
          let id: Int

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$mark: ComposableArchitecture.StateMark {
            _$observationRegistrar.mark
          }

          public static var _$places: [ComposableArchitecture.StatePlace<Self>] {
            [
            ComposableArchitecture._$place(\\Self.count, "count", {
                $0.count
              }) {
              $1(&$0.count)
            }
            ]
          }
        }

        extension State: ComposableArchitecture.ObservableState, Observation.Observable {
        }
        """)
  }

  @Test("A presented feature in its own storage, with the whole under a dollar")
  func presents() {
    let expansion = Expansion("struct State { @Presents var edit: Edit.State? }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct State { var edit: Edit.State? {
          @storageRestrictions(initializes: _edit)
          init(initialValue) {
            _edit = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.edit)
            return _edit.wrappedValue
          }
          set {
            let change = ComposableArchitecture._$change(from: _edit.wrappedValue, to: newValue)
            _$observationRegistrar.begin(change)
            _$observationRegistrar.willSet(self, keyPath: \\.edit, change)
            _edit.wrappedValue = newValue
            _$observationRegistrar.didSet(self, keyPath: \\.edit, change)
          }
          _modify {
            let change = ComposableArchitecture._$change(within: _edit.wrappedValue)
            _$observationRegistrar.begin(change)
            _$observationRegistrar.willSet(self, keyPath: \\.edit, change)
            yield &_edit.wrappedValue
            let end = change.end(ComposableArchitecture._$mark(of: _edit.wrappedValue))
            _$observationRegistrar.end(end)
            _$observationRegistrar.didModify(self, keyPath: \\.edit, end)
          }
        }

        var $edit: ComposableArchitecture.PresentationState<Edit.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.edit)
            return _edit
          }
          set {
            let change = ComposableArchitecture._$change(from: _edit, to: newValue)
            _$observationRegistrar.begin(change)
            _$observationRegistrar.willSet(self, keyPath: \\.edit, change)
            _edit = newValue
            _$observationRegistrar.didSet(self, keyPath: \\.edit, change)
          }
          _modify {
            let change = ComposableArchitecture._$change(within: _edit)
            _$observationRegistrar.begin(change)
            _$observationRegistrar.willSet(self, keyPath: \\.edit, change)
            yield &_edit
            let end = change.end(ComposableArchitecture._$mark(of: _edit))
            _$observationRegistrar.end(end)
            _$observationRegistrar.didModify(self, keyPath: \\.edit, end)
          }
        }

        private var _edit = ComposableArchitecture.PresentationState<Edit.State>(wrappedValue: nil)
        }
        """)
  }

  @Test("A feature's conformance, and what it leaves out")
  func reducer() {
    let others = Expansion("@Reducer struct F<ID> { var body: some Reducer<Favoring<ID>, Favored> { EmptyReducer() } }")
    #expect(others.messages == [])
    #expect(
      others.text.contains("typealias State = Favoring<ID>") && others.text.contains("typealias Action = Favored"))
    #expect(!others.text.contains("struct State") && !others.text.contains("enum Action"))
    let expansion = Expansion("@Reducer struct Feature { enum Action {} }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct Feature {
        @dynamicMemberLookupenum Action {

          struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
            subscript(_: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              Swift.fatalError()
            }

            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              return ([] as [CasePaths.PartialCaseKeyPath<Action>]).makeIterator()
            }
          }

          static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

          struct State: ComposableArchitecture.ObservableState, Observation.Observable, Codable, Equatable, Hashable, Sendable {
            init() {
            }
            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
            public var _$mark: ComposableArchitecture.StateMark {
              _$observationRegistrar.mark
            }
            public static var _$places: [ComposableArchitecture.StatePlace<Self>] {
              [

              ]
            }
          }

          let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test("State, actions, reducer and stores of one feature out of several")
  func enumReducer() {
    let expansion = Expansion("@Reducer enum Destination { case edit(Edit), alert(AlertState<Alert>), nothing }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        enum Destination { case edit(Edit), alert(AlertState<Alert>), nothing

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable {
            typealias StateReducer = Destination
            case edit(Edit.State)
            case alert(AlertState<Alert>)
            case nothing
            var isEphemeral: Bool {
              switch self {
              case .alert:
                return true
              default:
                return false
              }
            }
            struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
            subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              switch root {
              case .edit:
                return \\.edit
              case .alert:
                return \\.alert
              case .nothing:
                return \\.nothing
              }
            }
            var edit: CasePaths.AnyCasePath<State, Edit.State> {
              CasePaths.AnyCasePath<State, Edit.State>(
                _case: State.edit,
                extract: {
                  if case let .edit(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            var alert: CasePaths.AnyCasePath<State, AlertState<Alert>> {
              CasePaths.AnyCasePath<State, AlertState<Alert>>(
                _case: State.alert,
                extract: {
                  if case let .alert(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            var nothing: CasePaths.AnyCasePath<State, Void> {
              CasePaths.AnyCasePath<State, Void>(
                embed: {
                State.nothing
              },
                extract: {
                  if case .nothing = $0 {
                  return ()
                }
                  return nil
                })
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              return ([\\.edit, \\.alert, \\.nothing] as [CasePaths.PartialCaseKeyPath<State>]).makeIterator()
            }
            }
            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            public var _$mark: ComposableArchitecture.StateMark {
            switch self {
            case .edit(let value):
              return ComposableArchitecture._$mark(of: value).inCase(0)
            case .alert(let value):
              return ComposableArchitecture._$mark(of: value).inCase(1)
            case .nothing:
              return ComposableArchitecture.StateMark.empty.inCase(2)
            }
            }
          }

          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case edit(Edit.Action)
            case alert(Alert)
            struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .edit = root {
                return \\.edit
              }
              return \\.alert
            }
            var edit: CasePaths.AnyCasePath<Action, Edit.Action> {
              CasePaths.AnyCasePath<Action, Edit.Action>(
                _case: Action.edit,
                extract: {
                  if case let .edit(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            var alert: CasePaths.AnyCasePath<Action, Alert> {
              CasePaths.AnyCasePath<Action, Alert>(
                _case: Action.alert,
                extract: {
                  if case let .alert(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              return ([\\.edit, \\.alert] as [CasePaths.PartialCaseKeyPath<Action>]).makeIterator()
            }
            }
            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          static var body: Self.Body {
            ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            .ifCaseLet(\\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit()
            }
          }

          typealias Body = ComposableArchitecture._IfCaseLetReducer<ComposableArchitecture.EmptyReducer<Self.State, Self.Action>, Edit>

          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable {
            case edit(ComposableArchitecture.StoreOf<Edit>)
            case alert(AlertState<Alert>)
            case nothing
            struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Swift.Sequence {
            subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
              switch root {
              case .edit:
                return \\.edit
              case .alert:
                return \\.alert
              case .nothing:
                return \\.nothing
              }
            }
            var edit: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Edit>> {
              CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Edit>>(
                _case: CaseScope.edit,
                extract: {
                  if case let .edit(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            var alert: CasePaths.AnyCasePath<CaseScope, AlertState<Alert>> {
              CasePaths.AnyCasePath<CaseScope, AlertState<Alert>>(
                _case: CaseScope.alert,
                extract: {
                  if case let .alert(v0) = $0 {
                  return v0
                }
                  return nil
                })
            }
            var nothing: CasePaths.AnyCasePath<CaseScope, Void> {
              CasePaths.AnyCasePath<CaseScope, Void>(
                embed: {
                CaseScope.nothing
              },
                extract: {
                  if case .nothing = $0 {
                  return ()
                }
                  return nil
                })
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<CaseScope>]> {
              return ([\\.edit, \\.alert, \\.nothing] as [CasePaths.PartialCaseKeyPath<CaseScope>]).makeIterator()
            }
            }
            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor @preconcurrency
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store.scope(state: \\.edit, action: \\.edit)!)
            case .alert(let value):
              return .alert(value)
            case .nothing:
              return .nothing
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """)
  }
}
