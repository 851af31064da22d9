import TenureRender
@_spi(Tree) import TenureTree

/// The header, the rows and the footer of a section. With a binding the header is a button, and the rows come and go.
package struct SectionInside<Header: View, Content: View, Footer: View> {
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  /// True where the user may not close it.
  var isFixed = false

  fileprivate typealias Open = TupleView<SectionPart<Header>, Content, SectionPart<Footer>>
  fileprivate typealias Collapsible = TupleView<
    SectionPart<SectionToggle<Header>>, SectionRows<Content>, SectionPart<Footer>
  >

  fileprivate nonisolated var open: Open {
    TupleView(
      SectionPart(name: "header", inside: header), content, SectionPart(name: "footer", inside: footer))
  }

  fileprivate nonisolated func collapsible(_ isExpanded: Binding<Bool>) -> Collapsible {
    TupleView(
      SectionPart(name: "header", inside: SectionToggle(isExpanded: isExpanded, isFixed: isFixed, header: header)),
      SectionRows(isExpanded: isFixed ? .constant(true) : isExpanded, content: content),
      SectionPart(name: "footer", inside: footer))
  }
}

extension SectionInside: View, FrameworkView {
  package static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    guard let isExpanded = view.isExpanded else { return Open._makeNode(view.open, in: place) }
    let node = CollapsibleNode(in: place)
    node.child = Collapsible._makeNode(view.collapsible(isExpanded), in: node.place())
    return node
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let node = node as? CollapsibleNode {
      Collapsible._updateNode(node.child!, to: view.collapsible(view.isExpanded ?? .constant(true)))
    } else {
      Open._updateNode(node, to: view.open)
    }
  }
}

/// Tells a section that was made with a binding from one that was not.
private final class CollapsibleNode: ParentNode {}

/// The header of a section that it opens and closes.
private struct SectionToggle<Header: View> {
  @Binding var isExpanded: Bool
  let isFixed: Bool
  let header: Header
}

extension SectionToggle: View {
  var body: some View {
    if isFixed {
      header
    } else {
      Button {
        withAnimation { isExpanded.toggle() }
      } label: {
        HStack {
          header
          Spacer()
          Image(systemName: "chevron.forward")
            .font(.footnote).rotationEffect(.degrees(isExpanded ? 90 : 0)).accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded ? "expanded" : "collapsed")
    }
  }
}

/// The rows of such a section, while it is open.
struct SectionRows<Content: View> {
  @Binding var isExpanded: Bool
  let content: Content
}

extension SectionRows: View {
  var body: some View {
    if isExpanded { content }
  }
}
