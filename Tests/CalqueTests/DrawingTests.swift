import Calque
import Foundation
import Testing

/// The drawn items, their order and their accessibility.
@MainActor
struct DrawingTests {
  private func list(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> Drawing {
    let host = ViewHost(view, size: CGSize(width: 40, height: 20)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    return host.displayList
  }

  private func colors(_ drawing: Drawing) -> [String] {
    drawing.paintedItems.compactMap { item in
      if case .fill(_, let color, _) = item { return color.description }
      return nil
    }
  }

  private struct Meaning: Equatable {
    var role: String
    var label: String?
    var identifier: String?
    var frame: CGRect?
  }

  private func meanings(_ drawing: Drawing) -> [Meaning] {
    drawing.tags.map { tag in
      Meaning(
        role: tag.role.rawValue, label: tag.label, identifier: tag.identifier, frame: tag.frame)
    }
  }

  private func gray(_ white: Double) -> Color { Color(white: white) }

  @Test
  func `backgrounds are behind, overlays in front, and zIndex orders siblings`() {
    let view = ZStack {
      gray(0.2).zIndex(1)
      gray(0.4)
      gray(0.6).background { gray(0) }.overlay { gray(1) }
    }
    #expect(colors(list(view)) == ["#666666", "#000000", "#999999", "#FFFFFF", "#333333"])
  }

  @Test
  func `edges are rounded to pixels, frames are not`() {
    let view = Color.black.frame(width: 10.4, height: 5)
    let items = list(view.frame(width: 40, height: 20, alignment: .topLeading)).paintedItems
    guard case .fill(let path, _, _)? = items.first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test
  func `hidden and clear views are not drawn`() {
    #expect(
      list(
        VStack {
          Color.red.hidden()
          Color.clear
          Color.red.opacity(0)
        }
      ).items.isEmpty)
  }

  @Test
  func `colors follow the color scheme`() {
    let view = Color.primary
    let dark = ViewHost(view, size: CGSize(width: 4, height: 4)) { $0.colorScheme = .dark }
    #expect(colors(list(view)) == ["#000000"])
    #expect(colors(dark.displayList).last == "#FFFFFF")
  }

  @Test
  func `texts, buttons and labeled views have roles`() {
    let view = HStack(spacing: 0) {
      Text(verbatim: "ab").accessibilityIdentifier("text")
      Button {
      } label: {
        Color.red
      }
      .accessibilityLabel("Press")
    }
    #expect(
      meanings(list(view)) == [
        Meaning(
          role: "text", label: "ab", identifier: "text",
          frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
        Meaning(
          role: "button", label: "Press", frame: CGRect(x: 20, y: 0, width: 20, height: 20)),
      ])
  }

  @Test
  func `an asymmetric shape is drawn mirrored`() {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
      }
    }
    func left(_ direction: LayoutDirection) -> CGFloat? {
      guard case .fill(let path, _, _)? = list(Wedge(), direction).items.first else { return nil }
      return path.boundingRect.minX
    }
    #expect(left(.leftToRight) == 0)
    #expect(left(.rightToLeft) == 30)
  }
}
