import Calque
import Foundation
import Testing
import WidgetKit

/// Pictures in pixels, and what else apps take from views that are made once.
@MainActor
struct CGImageTests {
  @Test func `a renderer makes a picture in pixels, and an image shows it`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 4))
    renderer.scale = 3
    let picture = try #require(renderer.cgImage)
    #expect(picture.width == 30 && picture.height == 12)
    let host = ViewHost(
      Image(picture, scale: 2, label: Text(verbatim: "red")).accessibilityIdentifier("image"),
      size: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "image")?.size == CGSize(width: 15, height: 6))
    #expect(host.diagnostics.isEmpty)
  }

  /// The size is that of the file's header, whatever the scale; what is no picture has none.
  @Test func `a picture in pixels has whole sides`() throws {
    for (width, height) in [(1, 1), (7, 3), (2, 300)] {
      let view = Color.red.frame(width: CGFloat(width), height: CGFloat(height))
      for scale in [1.0, 2, 3.5] {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        let picture = try #require(renderer.cgImage)
        #expect(abs(Double(picture.width) - Double(width) * scale) < 1)
        #expect(abs(Double(picture.height) - Double(height) * scale) < 1)
      }
    }
    for size in ["1e300", "nan", "-1", "1e999"] {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)'/>"
      #expect(CGImage(encoded: Data(svg.utf8)) == nil)
    }
  }

  @Test func `a menu that was made apart opens`() {
    let menu = ContextMenu { Button("Copy") {} }
    let host = ViewHost(
      VStack {
        Text(verbatim: "with").contextMenu(menu).accessibilityIdentifier("with")
        Text(verbatim: "without").contextMenu(nil as ContextMenu<Text>?)
          .accessibilityIdentifier("without")
      }, size: CGSize(width: 300, height: 300))
    #expect(!host.longPress("without"))
    #expect(host.longPress("with"))
    #expect(host.texts.contains { $0.string == "Copy" })
  }

  private struct Faces: WidgetBundle {
    var body: some Widget { Face() }
  }

  private struct Face: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  /// What `@main` asks of a type.
  @Test func `widgets can be programs`() {
    let mains: [() -> Void] = [{ Faces.main() }, { Face.main() }]
    #expect(mains.count == 2)
  }
}
