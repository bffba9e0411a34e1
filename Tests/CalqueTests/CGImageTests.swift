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
