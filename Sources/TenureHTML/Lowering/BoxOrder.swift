import TenureRender

/// What the modifiers of one box say, in the order in which CSS does it whatever order they are said in. What would have
/// to be done before something that is said already, or is said twice, goes to a box around.
struct BoxOrder {
  private var painted: Int
  private var moved = -1
  private var isTurnedAside = false
  private var said: Set<ModifierName> = []

  init() { painted = -1 }

  /// A colour's ground is its own, and so are the corners of a shape.
  init(of role: Role) { painted = role == .color ? 0 : role == .shape ? 2 : -1 }

  /// A ground lies below a border, and corners cut both.
  private static func paint(_ modifier: RenderModifier) -> Int? {
    switch modifier.name {
    case .background: 0
    case .border: 1
    case .cornerRadius, .clipShape, .clipped: 2
    default: nil
    }
  }

  /// CSS scales, then turns, then moves.
  private static func move(_ modifier: RenderModifier) -> Int? {
    switch modifier.name {
    case .transform, .rotation3D: 0
    case .scale: 1
    case .rotation: 2
    case .offset: 3
    default: nil
    }
  }

  /// Whether a box around has to say it.
  func needsBox(_ modifier: RenderModifier) -> Bool {
    if let paint = Self.paint(modifier), paint <= painted { return true }
    if let move = Self.move(modifier) {
      // One box has one point around which it grows and turns.
      let isOther = isTurnedAside || modifier.attributes[.anchor] != nil || modifier.name == .transform
      return move <= moved || moved >= 0 && move < 3 && isOther
    }
    if modifier.name == .position { return moved >= 0 }
    return [.opacity, .shadow].contains(modifier.name) && said.contains(modifier.name)
  }

  func hasSaid(_ name: ModifierName) -> Bool { said.contains(name) }

  /// The box has a ground of its own: another goes around it.
  mutating func paint() { painted = max(painted, 0) }

  mutating func say(_ modifier: RenderModifier) {
    said.insert(modifier.name)
    if let paint = Self.paint(modifier) {
      // A ground of a shape has that one's corners.
      painted = max(painted, modifier.attributes[.shape] == nil ? paint : 2)
    }
    if let move = Self.move(modifier) {
      moved = max(moved, move)
      isTurnedAside = isTurnedAside || modifier.attributes[.anchor] != nil || modifier.name == .transform
    }
  }
}
