import CalqueLayout
import Foundation
import Testing

/// The distances beside texts, from the metrics of Apple's system font and from the rules that were
/// measured on macOS and iOS 26.
@Suite("Distances beside texts")
struct TextSpacingTests {
  /// A text style of iOS at the text size Large: its size, its leading in the guidelines, and the
  /// distances that follow in points.
  struct Style: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Double
    let leading: Double
    /// From a text above to this one, at 3 and at 2 pixels in a point.
    let text: (at3: Double, at2: Double)
    /// From a view above to this text, and from this text to a view below, at 3 pixels.
    let view: (above: Double, below: Double)

    init(
      _ name: String, _ size: Double, _ leading: Double, text: (Double, Double),
      view: (Double, Double)
    ) {
      testDescription = name
      (self.size, self.leading) = (size, leading)
      self.text = text
      self.view = view
    }
  }

  /// Computed with these metrics and checked against pictures of iOS 26.4 (home-assistant/iOS) and
  /// fixtures of swiftui-web.
  static let styles = [
    Style("largeTitle", 34, 41, text: (0.67, 0.5), view: (12.54, 20.95)),
    Style("title", 28, 34, text: (0.67, 1), view: (10.42, 17.35)),
    Style("title2", 22, 28, text: (2, 2), view: (7.97, 13.42)),
    Style("title3", 20, 25, text: (1.33, 1.5), view: (7.49, 12.44)),
    Style("body", 17, 22, text: (2, 2), view: (6.43, 10.64)),
    Style("callout", 16, 21, text: (2, 2), view: (5.86, 9.82)),
    Style("subheadline", 15, 20, text: (2.33, 2.5), view: (5.62, 9.33)),
    Style("footnote", 13, 18, text: (2.67, 2.5), view: (4.80, 8.02)),
    Style("caption", 12, 16, text: (2, 2), view: (4.56, 7.53)),
    Style("caption2", 11, 13, text: (0, 0), view: (3.99, 6.71)),
  ]

  /// The system font of iOS: shares of its size.
  private func spacing(_ style: Style, scale: Double) -> TextSpacing {
    let (ascent, descent) = (style.size * 1950 / 2048, style.size * 494 / 2048)
    return TextSpacing(
      ascent: ascent, descent: descent, capHeight: style.size * 1443 / 2048,
      leading: style.leading - (ascent + descent), displayScale: scale)
  }

  /// The y of the second of two views in a stack of the default spacing, less the height of the
  /// first.
  private func gap(_ first: LayoutSpec, _ second: LayoutSpec) -> Double {
    let built = BuiltLayout(vstack(first.named("a"), second.named("b")), .leftToRight)
    built.tree.layout(ProposedViewSize(width: 300, height: 300))
    let frames = built.frames()
    guard let a = frames["a"], let b = frames["b"] else { return .nan }
    return Double(b.minY - a.maxY)
  }

  private func text(_ spacing: TextSpacing) -> LayoutSpec {
    LayoutSpec(.measured(SpacedLeaf(spacing)))
  }

  private static let upper = TextSpacing(
    ascent: 15, descent: 5, capHeight: 10, leading: 7, displayScale: 1)

  @Test(arguments: styles)
  func `text styles of iOS`(style: Style) {
    let view = LayoutSpec(.flexibleLeaf).frame(width: 20, height: 20)
    let (three, two) = (text(spacing(style, scale: 3)), text(spacing(style, scale: 2)))
    // The value belongs to the lower text, whatever the upper one is.
    #expect(abs(gap(text(Self.upper), three) - style.text.at3) < 0.006)
    #expect(abs(gap(text(Self.upper), two) - style.text.at2) < 0.006)
    #expect(abs(gap(view, three) - style.view.above) < 0.006)
    #expect(abs(gap(three, view) - style.view.below) < 0.006)
  }

  /// 13 points on macOS, at 2 pixels: both distances to the last digit of swiftui-web.
  @Test
  func `the default font of macOS`() {
    let size = 13.0
    let spacing = TextSpacing(
      ascent: size * 1980 / 2048, descent: size * 432 / 2048, capHeight: size * 1443 / 2048,
      leading: 0, displayScale: 2)
    let view = LayoutSpec(.flexibleLeaf).frame(width: 20, height: 20)
    #expect(gap(text(spacing), view) == 8.15087890625)
    #expect(gap(view, text(spacing)) == 4.7421875)
    #expect(gap(text(spacing), text(spacing)) == 0)
  }

  /// A pair in a stack of the default spacing, and its distance with the measurer of layout cases.
  private struct Pair {
    let name: String
    let first: LayoutSpec
    let second: LayoutSpec
    let gap: Double

    init(_ name: String, _ first: LayoutSpec, _ second: LayoutSpec, _ gap: Double) {
      (self.name, self.first, self.second, self.gap) = (name, first, second, gap)
    }
  }

  @Test
  func `views that reset, forward and merge distances`() {
    let plain = TextSpacing(ascent: 15, descent: 5, capHeight: 10, leading: 0, displayScale: 1)
    let text = text(plain)
    let symbol = LayoutSpec(.measured(SpacedLeaf(TextSpacing(symbolDescent: 3))))
    let view = LayoutSpec(.flexibleLeaf).frame(width: 20, height: 20)
    let pairs = [
      Pair("text, text", text, text, 0), Pair("view, text", view, text, 7),
      Pair("text, view", text, view, 12), Pair("view, view", view, view, 8),
      Pair("a frame of a height is a view", text.frame(height: 30), text, 7),
      Pair("a frame of a width is not", text.frame(width: 30), text, 0),
      Pair("a flexible height", text, text.frame(minHeight: 10), 12),
      Pair("padding at the edge", text, text.padding(4, .top), 12),
      Pair("both padded", text.padding(4), text.padding(4), 8),
      Pair("padding elsewhere", text, text.padding(4, .horizontal), 0),
      Pair("a position", text.position(5, 5).frame(width: 9), text, 7),
      Pair("an offset", text.offset(5, 5), text.fixedSize(), 0),
      Pair("the ends of a stack", text, vstack(view, text), 12),
      Pair("the ends of a stack, turned", vstack(view, text), text, 0),
      Pair("a row: the largest of all", text, hstack(text, view), 12),
      Pair("a row above", hstack(text, view), text, 7),
      Pair("a row of texts", hstack(text, text), text, 0),
      Pair("spacers in a row have no distances", text, hstack(text, spacer(), text), 0),
      Pair("a ZStack", zstack(text, view), view, 12),
      Pair("symbol, text", symbol, text, 0), Pair("text, symbol", text, symbol, 0),
      Pair("symbol, symbol", symbol, symbol, 0), Pair("view, symbol", view, symbol, 3),
      Pair("symbol, view", symbol, view, 4),
    ]
    for pair in pairs {
      #expect(gap(pair.first, pair.second) == pair.gap, "\(pair.name)")
    }
  }

  @Test
  func `no distance next to a spacer, and 8 between spacers`() {
    let text = text(Self.upper)
    let column = BuiltLayout(vstack(text, spacer().named("s"), text.named("b")), .leftToRight)
    column.tree.layout(ProposedViewSize(width: 100, height: nil))
    #expect(column.frames()["s"] == CGRect(x: 25, y: 20, width: 0, height: 8))
    #expect(column.frames()["b"] == CGRect(x: 0, y: 28, width: 50, height: 20))
    let row = BuiltLayout(hstack(text, text.named("b")), .leftToRight)
    row.tree.layout(ProposedViewSize(width: 300, height: 20))
    #expect(row.frames()["b"] == CGRect(x: 58, y: 0, width: 50, height: 20))
  }

  @Test
  func `the distance of a changed text is queried again`() {
    let leaf = SpacedLeaf(Self.upper)
    let tree = LayoutTree(direction: .leftToRight)
    let stack = tree.append(.vstack(.center, spacing: nil), to: nil)
    tree.append(.measured(SpacedLeaf(Self.upper)), to: stack)
    let lower = tree.append(.measured(leaf), to: tree.append(.identity, to: stack))
    #expect(tree.layout(.unspecified).height == 47)
    leaf.textSpacing = TextSpacing(
      ascent: 15, descent: 5, capHeight: 10, leading: 3, displayScale: 1)
    tree.setNeedsMeasure(lower)
    #expect(tree.layout(.unspecified).height == 43)
  }

  /// Nested stacks query an edge once, at any depth.
  @Test
  func `deep stacks of texts`() {
    var spec = text(Self.upper)
    for level in 0..<400 {
      spec = level.isMultiple(of: 2) ? vstack(text(Self.upper), spec) : hstack(spec, spacer(0))
    }
    let built = BuiltLayout(spec, .leftToRight)
    let height = built.tree.layout(ProposedViewSize(width: 300, height: nil)).height
    #expect(abs(height - (201 * 20 + 200 * 7)) < 0.001)
  }
}

/// A leaf of 50 x 20 with the distances of a text.
private final class SpacedLeaf: MeasuredLeaf {
  var textSpacing: TextSpacing?

  init(_ spacing: TextSpacing) { textSpacing = spacing }

  var hasTextSpacing: Bool { true }
  func size(for proposal: ProposedViewSize) -> CGSize { CGSize(width: 50, height: 20) }
}
