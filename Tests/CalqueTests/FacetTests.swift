import Calque
import CalqueDrawing
import CalqueLayout
import Foundation
import Testing

/// Effects, containers and control styles from outside the package's sources: each is one piece of
/// code with its facets, and no other code refers to it.
@MainActor
struct FacetTests {
  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 40)) {
      $0.layoutDirection = direction
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func anEffectPaintsAndIsDescribed() throws {
    let host = host(Color.red.frame(width: 20, height: 10).stamped().accessibilityIdentifier("a"))
    let item = try #require(host.displayList.steps.compactMap(group).last)
    #expect(item.effect == .opacity(0.25))
    #expect(host.layoutDescription.contains("stamp 40 15 20 10 #a"))
    #expect(host.frame(of: "a") == CGRect(x: 40, y: 15, width: 20, height: 10))
    // Its name and role reach the drawing, too.
    #expect(host.displayList.tags.map(\.identifier) == ["a"])
  }

  @Test func anEffectSaysWhatItDoesToInk() {
    // The text is wider than its frame: a fault, unless it is invisible.
    let text = Text(verbatim: "abcdefgh").fixedSize().frame(width: 20)
    #expect(!host(text).texts[0].faults.isEmpty)
    #expect(host(text.stamped()).texts.allSatisfy { $0.faults.isEmpty })
  }

  @Test func anEffectWorksOnEachViewOfAGroup() {
    let host = host(
      HStack {
        Group {
          Color.red
          Color.blue
        }.stamped()
      })
    let stamps = host.layoutDescription.split(separator: "\n").filter { $0.contains("stamp") }
    #expect(stamps.count == 2)
  }

  @Test func aContainerPlacesAndReactsAndMirrors() throws {
    var taps = 0
    let view = Stairs {
      Color.red.frame(width: 10, height: 5).accessibilityIdentifier("first")
      Color.blue.frame(width: 10, height: 5).accessibilityIdentifier("second")
    } action: {
      taps += 1
    }
    let left = host(view.accessibilityIdentifier("stairs"))
    let frame = try #require(left.frame(of: "stairs"))
    #expect(left.frame(of: "first")?.origin == frame.origin)
    #expect(left.frame(of: "second")?.origin == CGPoint(x: frame.minX + 10, y: frame.minY + 5))
    #expect(left.tap("stairs") && taps == 1)
    let right = host(view, .rightToLeft)
    for name in ["first", "second"] {
      let (one, other) = (try #require(left.frame(of: name)), try #require(right.frame(of: name)))
      #expect(other.minX == 100 - one.maxX && other.minY == one.minY)
    }
  }

  @Test func aControlStyleReadsAValueOfItsOwn() {
    let button = Button("Go", action: {}).buttonStyle(Framed())
    #expect(host(button.accessibilityIdentifier("b")).frame(of: "b")?.width == 20)
    let wide = host(button.accessibilityIdentifier("b").frameMargin(15))
    #expect(wide.frame(of: "b")?.width == 50)
  }

  @Test func aValueOfTheEnvironmentIsWhereItWasSet() {
    var outer = EnvironmentValues()
    outer.frameMargin = 3
    var inner = outer
    inner.frameMargin = 4
    #expect(outer.frameMargin == 3 && inner.frameMargin == 4)
    #expect(EnvironmentValues().frameMargin == 0)
  }

  private func group(_ step: Drawing.Step) -> Drawing.Group? {
    if case .begin(let group) = step { group } else { nil }
  }
}

// MARK: An effect

private final class StampPaint: PaintFacet {
  let name: LayoutName? = "stamp"

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.opacity(0.25), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole { .hidesInside }
}

private struct StampModifier {}

extension StampModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.wrap(.identity, paint: StampPaint()) { content._emit(into: emitter) }
  }
}

extension View {
  fileprivate func stamped() -> some View { modifier(StampModifier()) }
}

// MARK: A container

private struct Stairs<Content: View> {
  @ViewBuilder let content: Content
  let action: () -> Void
}

extension Stairs: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    var details = NodeDetails()
    details.input = StairsInput(action: action)
    emitter.emit(.layout(StairsLayout()), details: details) { content._emit(into: emitter) }
  }
}

private final class StairsInput: InputFacet {
  let action: (() -> Void)?

  init(action: @escaping () -> Void) { self.action = action }
}

private struct StairsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

// MARK: A control style

private struct Framed: ButtonStyle {
  @Environment(\.frameMargin) private var margin

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, margin)
  }
}

private let frameMarginSlot = EnvironmentSlot<CGFloat>()

extension EnvironmentValues {
  fileprivate var frameMargin: CGFloat {
    get { self[frameMarginSlot] ?? 0 }
    set { self[frameMarginSlot] = newValue }
  }
}

extension View {
  fileprivate func frameMargin(_ margin: CGFloat) -> some View {
    environment(\.frameMargin, margin)
  }
}
