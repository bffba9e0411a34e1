import CalqueLayout
import Foundation
import Testing

@Suite("Layout elements")
struct LayoutElementTests {
  private static var elements: [LayoutElement] {
    [
      .flexibleLeaf, .squareLeaf, .divider, .identity, .fixedLeaf(CGSize(width: 3, height: 4)),
      .fixedLeaf(CGSize(width: 3, height: 5)), .spacer(minLength: nil), .spacer(minLength: 0),
      .line(2), .zIndex(1), .zIndex(2), .layoutPriority(1), .direction(.leftToRight),
      .direction(.rightToLeft), .padding(EdgeInsets(4, on: .all)),
      .padding(EdgeInsets(4, on: .top)), .frame(width: 3, height: nil, alignment: .center),
      .frame(width: nil, height: 3, alignment: .center),
      .frame(width: 3, height: nil, alignment: .top), .hstack(.center, spacing: nil),
      .hstack(.center, spacing: 0), .hstack(.top, spacing: nil), .vstack(.center, spacing: nil),
      .vstack(.third, spacing: nil), .overlay(.center), .background(.center), .zstack(.center),
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity)),
      .flexibleFrame(FlexibleFrame(maxHeight: .infinity)), .aspectRatio(nil, .fit),
      .aspectRatio(nil, .fill), .gridRow(nil), .gridRow(.center),
    ]
  }

  @Test("Elements have equal layouts if and only if they have equal values")
  func alike() {
    for (i, one) in Self.elements.enumerated() {
      for (j, other) in Self.elements.enumerated() {
        #expect(one.isLaidOut(like: other) == (i == j), "\(i) and \(j)")
      }
    }
  }

  @Test("Elements with closures and leaves never compare equal")
  func unknown() {
    let leaf = TextLeaf("m")
    let reader = LayoutElement.geometryReader(nil)
    let guide = LayoutElement.alignmentGuide(HorizontalAlignment.leading.key) { _ in 0 }
    for element in [.measured(leaf), reader, guide] {
      #expect(!element.isLaidOut(like: element))
    }
  }
}
