import Calque
import Foundation
import Testing

/// What modifiers say that have no effect here is kept.
@MainActor
@Suite struct SettingTests {
  @Test
  func `the nearest modifier at or around a view counts`() {
    let view = VStack {
      Text(verbatim: "a").accessibilityIdentifier("a").submitLabel(.go)
      Text(verbatim: "b").accessibilityIdentifier("b")
    }
    .submitLabel(.done)
    .autocorrectionDisabled()
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(host.setting("submitLabel(_:)", of: "a") as? SubmitLabel == .go)
    #expect(host.setting("submitLabel(_:)", of: "b") as? SubmitLabel == .done)
    #expect(host.setting("autocorrectionDisabled(_:)", of: "a") as? Bool == true)
    #expect(host.setting("scrollDisabled(_:)", of: "a") == nil)
  }

  /// A quarter of a square's outline is its first side; half of a line is half as long.
  @Test
  func `a part of an outline is found by its length`() {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(square.trimmedPath(from: 0, to: 0.25).boundingRect.size == CGSize(width: 40, height: 0))
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 8, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect.minX == 2)
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect.maxX == 6)
    for (from, to) in [(0.5, 0.5), (0.9, 0.1), (.nan, 1), (0, .nan), (2, 3)] as [(CGFloat, CGFloat)]
    {
      #expect(line.trimmedPath(from: from, to: to).isEmpty)
    }
    let endless = Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 0)]) }
    #expect(endless.trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
