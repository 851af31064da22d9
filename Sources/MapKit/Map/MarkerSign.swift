import Foundation
import TenureElements
import TenureTree

/// A marker: its point is in the middle of the view, the title below it.
struct MarkerSign: View {
  let label: AnyView
  let item: MapItem
  let isSelected: Bool

  var body: some View {
    label
      .labelStyle(MarkerLabelStyle(tint: item.tint ?? .red, size: isSelected ? 56 : 28, showsTitle: item.showsTitle))
      .accessibilityElement(children: .combine)
  }
}

private struct MarkerLabelStyle: LabelStyle {
  let tint: Color
  let size: CGFloat
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      VStack(spacing: -2) {
        configuration.icon
          .font(.system(size: size / 2, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: size, height: size)
          .background(Circle().fill(tint))
        MarkerPoint().fill(tint).frame(width: size / 3, height: size / 4)
      }
      .frame(height: size * 1.25, alignment: .bottom)
      // As high as the sign, so that the point is in the middle.
      configuration.title
        .font(.caption2.weight(.semibold))
        .fixedSize()
        .opacity(showsTitle ? 1 : 0)
        .frame(height: size * 1.25, alignment: .top)
    }
  }
}

private struct MarkerPoint: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A view of which one point is in the middle, with a title below.
struct AnchoredView: View {
  let content: AnyView
  let title: AnyView
  let anchor: UnitPoint
  let showsTitle: Bool

  var body: some View {
    if anchor == .center {
      titled
    } else {
      Color.clear.frame(width: 0, height: 0)
        .overlay(alignment: .topLeading) {
          titled.fixedSize()
            .alignmentGuide(.leading) { $0.width * anchor.x }
            .alignmentGuide(.top) { $0.height * anchor.y }
        }
    }
  }

  @ViewBuilder private var titled: some View {
    if showsTitle {
      content.overlay(alignment: .bottom) {
        title.font(.caption2.weight(.semibold)).fixedSize().alignmentGuide(.bottom) { $0[.top] }
      }
    } else {
      content
    }
  }
}
