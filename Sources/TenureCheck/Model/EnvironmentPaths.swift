/// A way from where a program begins to a view, on which nobody provides an object.
public struct UnprovidedPath: Sendable {
  /// From the root inward: each place is in the body of the view before it.
  public let places: [ViewPlace]
  /// An app, a hosting controller; a view where the project has neither.
  public let root: ViewPlace.Edge
  /// An object of the type on the first screen inside a stack, which does not reach what the stack pushes.
  public let insideStack: Node?
}

/// Searches the ways from a view up to where the program begins.
public struct EnvironmentPaths {
  private let project: Project
  private var places: ViewPlaces

  /// Follows who shows whom, from the app's scenes on.
  public init(in project: Project) {
    self.project = project
    places = ViewPlaces(in: project)
  }

  /// On the way up, what was put inside a stack counts for nothing behind a pushed screen.
  private struct State: Hashable {
    var place: Stop
    /// Came through a destination whose stack has not been met yet.
    var isPushed = false
    /// Since then somebody provided it.
    var hasInside = false
  }

  private enum Stop: Hashable {
    case view(NominalType.ID)
    case holder(ViewHolder)
  }

  /// The way that a search has come, from where it is back to the view that it began with.
  private final class Trail {
    let place: ViewPlace
    let inside: Node?
    let before: Trail?

    init(_ place: ViewPlace, _ inside: Node?, _ before: Trail?) {
      (self.place, self.inside, self.before) = (place, inside, before)
    }

    var places: [ViewPlace] { Array(sequence(first: self) { $0.before }.map(\.place)) }
  }

  /// From where an object is provided on every way, by object: what earlier searches have gone over in vain.
  private var provided: [NominalType.ID: Set<State>] = [:]

  /// The shortest way to a view on which no object of a type is provided; nil where each is, or none is known. Nothing is
  /// gone over twice, however many ways there are.
  public mutating func unprovided(_ object: NominalType, to view: NominalType) -> UnprovidedPath? {
    var seen = provided[object.id] ?? []
    var waiting: [(state: State, trail: Trail?)] = [(State(place: .view(view.id)), nil)]
    var next = 0
    while next < waiting.count {
      let (state, trail) = waiting[next]
      next += 1
      guard seen.insert(state).inserted, case .view(let id) = state.place else { continue }
      for (call, stretch) in places.places(of: project[id]) {
        var open: [(stretch: ViewStretch, before: [ViewPlace.Step], state: State, inside: Node?)] = [
          (stretch, [], state, trail?.inside)
        ]
        while let (stretch, before, state, inside) = open.popLast() {
          guard let (reached, inside) = walk(stretch.steps, object, from: state, inside) else { continue }
          var onward = reached
          let steps = before + stretch.steps
          switch stretch.end {
          case .held(let holder):
            onward.place = .holder(holder)
            guard seen.insert(onward).inserted else { continue }
            for use in places.uses(of: holder, showing: call).reversed() { open.append((use, steps, onward, inside)) }
          case .edge(let edge):
            let trail = Trail(ViewPlace(view: call, steps: steps, edge: edge), inside, trail)
            if case .body(let parent) = edge, !parent.isApp {
              onward.place = .view(parent.id)
              waiting.append((onward, trail))
              continue
            }
            // A stack around a hosting controller is the controller's, if there is one.
            if onward.isPushed && onward.hasInside { continue }
            if case .body(let app) = edge, hasAdaptor(app, object) { continue }
            return UnprovidedPath(places: trail.places, root: edge, insideStack: inside)
          }
        }
      }
    }
    provided[object.id] = seen
    return nil
  }

  /// Where a view without an app is shown from the outermost view that the project shows.
  public mutating func fragment(to view: NominalType) -> [ViewPlace] {
    var path: [ViewPlace] = []
    var current = view
    var seen: Set<NominalType.ID> = [view.id]
    while let place = firstPlace(of: current), case .body(let parent) = place.edge, parent !== view {
      path.append(place)
      guard seen.insert(parent.id).inserted else { break }
      current = parent
    }
    return path.reversed()
  }

  private mutating func firstPlace(of view: NominalType) -> ViewPlace? {
    var seen: Set<ViewHolder> = []
    for (call, stretch) in places.places(of: view) {
      var open = [(stretch, [ViewPlace.Step]())]
      while let (stretch, before) = open.popLast() {
        let steps = before + stretch.steps
        switch stretch.end {
        case .edge(let edge): return ViewPlace(view: call, steps: steps, edge: edge)
        case .held(let holder):
          guard seen.insert(holder).inserted else { continue }
          for use in places.uses(of: holder, showing: call).reversed() { open.append((use, steps)) }
        }
      }
    }
    return nil
  }

  /// Outward over some steps; nil where the object is provided, or may be.
  private func walk(
    _ steps: [ViewPlace.Step], _ object: NominalType, from state: State, _ inside: Node?
  ) -> (State, Node?)? {
    var state = state
    var inside = inside
    for step in steps {
      switch step {
      case .provides(let type, let node):
        guard type.map({ project.isSubtype($0, of: object) }) ?? true else { continue }
        if !state.isPushed { return nil }
        state.hasInside = true
        inside = inside ?? node
      case .mayProvide: return nil
      case .destination:
        state.isPushed = true
      case .stack:
        state.isPushed = false
        state.hasInside = false
      case .modal:
        // A destination without a stack of its own in the sheet: not understood.
        if state.isPushed, state.hasInside { return nil }
        state.isPushed = false
      }
    }
    return (state, inside)
  }

  private func hasAdaptor(_ app: NominalType, _ object: NominalType) -> Bool {
    app.stored.contains { project.adaptedDelegate($0).map { project.isSubtype($0, of: object) } ?? false }
  }
}
