/// What the names of members say that are copies on purpose.
enum CopyNames {
  /// What people call the copy, and inputs that are no more than a start.
  private static let copies: Set<String> = [
    "draft", "edit", "edited", "editing", "initial", "initially", "original", "temp", "temporary", "pending", "new",
    "local", "working", "default", "start", "starting", "seed", "previous", "last", "old", "cached", "snapshot",
    "optimistic", "prefilled", "suggested", "saved", "base", "animated", "displayed", "preselected",
  ]

  static func isCopy(_ name: String) -> Bool { !copies.isDisjoint(with: name.nameWords) }

  /// `lastEntry`, which may as well be the newest of several as what was before.
  static func isOfWhatCameLast(_ name: String) -> Bool { copies.intersection(name.nameWords) == ["last"] }

  /// `displayedName`, which a view may keep back for a while, to animate it, and a reducer has no reason to.
  static func isOfWhatIsDisplayed(_ name: String) -> Bool { copies.intersection(name.nameWords) == ["displayed"] }
}
