import TenureRender
@_spi(Tree) import TenureTree

/// The facts of an element that is nothing but a container.
package enum ContainerFacts: ElementFacts {
  case form, section, label, labeledContent, groupBox, controlGroup, unavailable, tabSection

  package var role: Role {
    switch self {
    case .form: .form
    case .section: .section
    case .label: .label
    case .labeledContent: .labeledContent
    case .groupBox: .groupBox
    case .controlGroup: .controlGroup
    case .unavailable: .unavailable
    case .tabSection: .tabSection
    }
  }
  package var isGroup: Bool { self == .section || self == .tabSection }
}
