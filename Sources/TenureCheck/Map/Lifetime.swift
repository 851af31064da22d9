/// How long a piece of state lives, in words.
enum Lifetime {
  static func text(of member: Member, in type: NominalType) -> String {
    let isForever = type.isApp
    switch member.wrapper {
    case .state, .stateObject, .focusState, .gestureState:
      return isForever ? "as long as the app runs" : "as long as \(type.name) keeps its place on the screen"
    case .appStorage: return "on the device, until it is removed"
    case .sceneStorage: return "as long as the scene, restored with it"
    case .query, .fetchRequest: return "in the database"
    case .binding: return "as long as what it is bound to"
    case .observedObject, .bindable: return "as long as whoever made it keeps it"
    case .environmentObject, .environment: return "as long as the view above that provides it"
    case .published: return "as long as its \(type.name)"
    case .custom, nil:
      if type.isModel { return "as long as its \(type.name)" }
      return member.value == nil ? "as long as whoever made it keeps it" : "until \(type.name)'s value is made again"
    }
  }
}
