import TenureRender

/// The facts of an element that is nothing but a container.
enum ContainerFacts: String, ElementFacts {
  case list, form, section, label, labeledContent, groupBox, controlGroup, unavailable, tabSection

  var role: Role { Role(rawValue) }
  var isGroup: Bool { self == .section || self == .tabSection }
  var lazyName: String? { self == .list ? "List" : nil }
}
