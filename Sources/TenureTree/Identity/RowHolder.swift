/// The rows of a collection, told apart by their positions.
@MainActor package protocol RowHolder: ViewNode {
  func position(of child: ViewNode) -> Int?
  var rowCount: Int { get }
}
