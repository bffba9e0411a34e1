import Calque
import Foundation
import Testing

/// Shapes are asked for their outlines in a rectangle that begins at (0, 0), wherever they are
/// drawn.
@MainActor
@Suite struct ShapeCoordinateTests {
  /// Most triangles that people write: of widths and heights.
  private struct Plain: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.width / 2, y: 0))
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
      }
    }
  }

  /// The same by the edges of the rectangle.
  private struct ByEdges: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func host(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(
      HStack(spacing: 0) {
        Color.clear.frame(width: 50)
        view
      }
      .padding(20), size: CGSize(width: 200, height: 100)
    ) {
      $0.layoutDirection = direction
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `outlines of widths and heights are drawn where the view is`(direction: LayoutDirection) {
    func pictures<S: Shape>(_ shape: S) -> [String] {
      let views: [AnyView] = [
        AnyView(shape), AnyView(shape.fill(.red)), AnyView(shape.stroke(.red, lineWidth: 2)),
        AnyView(shape.trim(from: 0.1, to: 0.6).stroke(.red)),
        AnyView(shape.rotation(.degrees(30)).fill(.red)), AnyView(shape.scale(0.5).fill(.red)),
        AnyView(shape.transform(CGAffineTransform(rotationAngle: 0.2)).fill(.red)),
        AnyView(shape.offset(x: 3, y: 4).fill(.red)), AnyView(shape.size(width: 9, height: 5)),
        AnyView(Color.red.clipShape(shape)), AnyView(Color.red.mask(shape)),
        AnyView(Color.red.frame(width: 9, height: 9).background(.blue, in: shape)),
        AnyView(Color.red.overlay(.blue, in: shape.stroke(lineWidth: 3))),
        AnyView(AnyShape(shape)),
      ]
      return views.map { host($0, direction).displayList.description }
    }
    for (plain, byEdges) in zip(pictures(Plain()), pictures(ByEdges())) {
      #expect(plain == byEdges)
    }
  }

  @Test func `the rectangle begins at zero`() {
    final class Seen: @unchecked Sendable { var rects: [CGRect] = [] }
    struct Asked: Shape {
      let seen: Seen
      nonisolated func path(in rect: CGRect) -> Path {
        seen.rects.append(rect)
        return Path(rect)
      }
    }
    let seen = Seen()
    let host = host(
      Asked(seen: seen).fill(.red).contentShape(Asked(seen: seen)).onTapGesture {}
        .clipShape(Asked(seen: seen)))
    _ = host.displayList
    #expect(host.tap(at: CGPoint(x: 100, y: 50)))
    #expect(Set(seen.rects) == [CGRect(x: 0, y: 0, width: 110, height: 60)])
  }

  @Test func `a shape of widths and heights is touched where it is drawn`() {
    var taps = 0
    let host = host(Color.red.contentShape(Plain()).onTapGesture { taps += 1 })
    // The upper leading corner of the frame is outside of the triangle, its middle inside.
    #expect(!host.tap(at: CGPoint(x: 72, y: 22)))
    #expect(host.tap(at: CGPoint(x: 125, y: 60)) && taps == 1)
  }

  /// A path is its own outline: the numbers of its points are those of the view.
  @Test func `a path counts from the corner of its view`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: CGRect(x: 9, y: 9, width: 9, height: 9)) == path)
    let drawn = host(path.fill(.red)).displayList.description
    #expect(drawn == host(Placed(path: path).fill(.red)).displayList.description)
  }

  private struct Placed: Shape {
    let path: Path
    nonisolated func path(in rect: CGRect) -> Path { path }
  }

  @Test func `the line along an outline is a shape`() {
    let ring: some Shape = Circle().stroke(lineWidth: 4)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (found, wanted) = (ring.path(in: rect).boundingRect, rect.insetBy(dx: -2, dy: -2))
    #expect(abs(found.minX - wanted.minX) < 0.01 && abs(found.maxY - wanted.maxY) < 0.01)
    #expect(!ring.path(in: rect).contains(CGPoint(x: 10, y: 10)))
    #expect(ring.path(in: rect).contains(CGPoint(x: 10, y: 1)))
    // As a view it is the line itself.
    let view = host(Circle().stroke(lineWidth: 4)).displayList.description
    #expect(view == host(Circle().stroke(.foreground, lineWidth: 4)).displayList.description)
  }

  @Test func `a shape can be painted several times`() {
    let view = Circle().fill(.red).stroke(.blue, lineWidth: 4).stroke(.green, lineWidth: 1)
      .strokeBorder(.black, lineWidth: 1)
    let layers = ZStack {
      Circle().fill(.red)
      Circle().stroke(.blue, lineWidth: 4)
      Circle().stroke(.green, lineWidth: 1)
      Circle().strokeBorder(.black, lineWidth: 1)
    }
    #expect(paints(view) == paints(layers) && paints(view).count == 4)
  }

  /// What is painted later is in front: a fill covers the line that was there.
  @Test func `a later fill is over an earlier line`() {
    let view = Circle().stroke(.blue, lineWidth: 4).fill(.red)
    let layers = ZStack {
      Circle().stroke(.blue, lineWidth: 4)
      Circle().fill(.red)
    }
    #expect(paints(view) == paints(layers))
  }

  private func paints(_ view: some View) -> [String] {
    host(view).displayList.description.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
  }

  /// The circle is at the bottom, and the star stays in its middle, as the documentation of
  /// `overlay(alignment:content:)` describes it.
  @Test func `several views of an overlay move as a unit`() throws {
    let view = Color.blue.frame(width: 100, height: 100).overlay(alignment: .bottom) {
      Circle().frame(width: 30, height: 30).accessibilityIdentifier("circle")
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("star")
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "circle")?.midY == 85 && host.frame(of: "star")?.midY == 85)
  }
}
