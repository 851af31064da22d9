import TenureRender
@_spi(Tree) import TenureTree

/// The facts of an element that is nothing but a container.
package enum ContainerFacts: String, ElementFacts {
  case list, form, section, label, labeledContent, groupBox, controlGroup, unavailable, tabSection

  package var role: Role { Role(rawValue) }
  package var isGroup: Bool { self == .section || self == .tabSection }
  package var lazyName: String? { self == .list ? "List" : nil }
}
