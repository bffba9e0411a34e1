import Calque
import CalqueDrawing
import Foundation
import Testing

/// Content that is mirrored, and content that is not.
@MainActor
struct DirectionTests {
  /// The leading quarter of its rectangle.
  private struct Quarter: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
    }
  }

  /// The left edges of what is filled, transforms included, in a host of 80 points.
  private func edges(_ view: some View, _ direction: LayoutDirection) -> [CGFloat] {
    let host = ViewHost(view, size: CGSize(width: 80, height: 20)) {
      $0.layoutDirection = direction
    }
    var found: [CGFloat] = []
    host.displayList.walk { item, context in
      guard case .fill(let path, _, _) = item else { return }
      found.append(path.boundingRect.applying(context.transform).minX)
    }
    return found
  }

  @Test(
    arguments: [
      (.mirrors, 0, 60), (.fixed, 0, 0), (.mirrors(in: .leftToRight), 60, 0),
      (.mirrors(in: .rightToLeft), 0, 60),
    ] as [(LayoutDirectionBehavior, CGFloat, CGFloat)])
  func `a shape is drawn by its layout direction behavior`(
    _ behavior: LayoutDirectionBehavior, _ left: CGFloat, _ right: CGFloat
  ) {
    let shape = Quarter(layoutDirectionBehavior: behavior)
    #expect(edges(shape, .leftToRight) == [left])
    #expect(edges(shape, .rightToLeft) == [right])
  }

  @Test(
    arguments: [
      (.mirrors, 0, 60), (.fixed, 0, 0), (.mirrors(in: .leftToRight), 60, 0),
    ] as [(LayoutDirectionBehavior, CGFloat, CGFloat)])
  func `a view is drawn by its layout direction behavior`(
    _ behavior: LayoutDirectionBehavior, _ left: CGFloat, _ right: CGFloat
  ) {
    let view = Quarter(layoutDirectionBehavior: .fixed).layoutDirectionBehavior(behavior)
    #expect(edges(view, .leftToRight) == [left])
    #expect(edges(view, .rightToLeft) == [right])
  }

  @Test(arguments: [(true, 60), (false, 0)] as [(Bool, CGFloat)])
  func `a view is flipped from right to left`(_ enabled: Bool, _ right: CGFloat) {
    let view = Quarter(layoutDirectionBehavior: .fixed)
      .flipsForRightToLeftLayoutDirection(enabled)
    #expect(edges(view, .leftToRight) == [0])
    #expect(edges(view, .rightToLeft) == [right])
  }

  @Test
  func `only the part with the opposite direction is mirrored`() {
    let view = HStack(spacing: 0) {
      Quarter()
      Quarter().environment(\.layoutDirection, .rightToLeft)
    }
    // Each is 40 wide: 0 ... 10, and the last 10 of 40 ... 80.
    #expect(edges(view, .leftToRight) == [0, 70])
    // The first one is at the right now; both are drawn from right to left.
    #expect(edges(view, .rightToLeft) == [70, 30])
  }

  @Test
  func `a higher index is drawn later, and equal indices in source order`() {
    let view = ZStack(alignment: .topLeading) {
      Color.red.frame(width: 10).offset(x: 1).zIndex(2)
      Color.red.frame(width: 10).offset(x: 2)
      Color.red.frame(width: 10).offset(x: 3).zIndex(-1)
      Color.red.frame(width: 10).offset(x: 4)
      Color.red.frame(width: 10).offset(x: 5).zIndex(.nan)
    }
    .frame(width: 80, height: 20, alignment: .topLeading)
    #expect(edges(view, .leftToRight) == [3, 2, 4, 5, 1])
  }
}
