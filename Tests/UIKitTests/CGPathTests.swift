import Calque
import CalqueUIFoundation
import Foundation
import Testing
import UIKit

/// Values of CoreGraphics and CoreImage that view files take.
@MainActor @Suite struct CGPathTests {
  @Test func `a path is made part by part`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 30))
    #expect(path.contains(CGPoint(x: 28, y: 20)) && !path.contains(CGPoint(x: 12, y: 38)))
    var same = Path()
    same.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 40)])
    same.closeSubpath()
    #expect(Path(path) == same && path == same.cgPath)
  }

  /// CoreGraphics's "clockwise" is as SwiftUI's.
  @Test func `arcs turn as those of views`() {
    let (path, center) = (CGMutablePath(), CGPoint(x: 50, y: 50))
    path.addArc(center: center, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let same = Path {
      $0.addArc(
        center: center, radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(Path(path) == same)
  }

  @Test func `a copy does not change with its source`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let (copy, other) = (try #require(path.copy()), try #require(path.mutableCopy()))
    path.addEllipse(
      in: CGRect(x: 0, y: 0, width: 40, height: 40),
      transform: CGAffineTransform(translationX: 10, y: 0))
    other.addPath(copy, transform: CGAffineTransform(translationX: 0, y: 5))
    #expect(copy.boundingBox.size == CGSize(width: 10, height: 10))
    #expect(abs(path.boundingBox.maxX - 50) < 0.01)
    #expect(other.boundingBox.size == CGSize(width: 10, height: 15))
  }

  @Test func `CIColor has the components of a colour`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color == CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(UIColor(ciColor: color).ciColor == color && color.numberOfComponents == 4)
  }

  @Test func `an index path has a row and a section`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(Array(path) == [1, 3] && path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
    #expect(IndexPath().row == 0 && IndexPath().section == 0)
  }

  /// Human Interface Guidelines, Typography: Body is 17 points, 23 at xxxLarge and 53 at the
  /// largest size.
  @Test func `sizes follow the size of texts`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
      UITraitCollection(preferredContentSizeCategory: size)
    }
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(largest.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(UITraitCollection().preferredContentSizeCategory == .large)
    #expect(metrics.scaledValue(for: 17) == 17)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: largest) - 53) < 0.01)
    #expect(abs(metrics.scaledValue(for: 34, compatibleWith: largest) - 106) < 0.01)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.extraExtraExtraLarge))
        .pointSize == 23)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: largest)
        .pointSize == 53)
  }

  @Test func `masks of orientations are sets`() {
    let mask: UIInterfaceOrientationMask = .allButUpsideDown
    #expect(mask.contains(.portrait) && mask.contains(.landscape))
    #expect(!mask.contains(.portraitUpsideDown))
  }
}
