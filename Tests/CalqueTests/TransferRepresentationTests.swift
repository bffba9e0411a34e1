import Calque
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Note: Codable, Transferable, Equatable {
  var text: String
  var url: URL?

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(contentType: .plainText) { note in
      Data(note.text.utf8)
    } importing: { data in
      Note(text: String(decoding: data, as: UTF8.self))
    }
    ProxyRepresentation(exporting: \.text)
    FileRepresentation(exportedContentType: .plainText) { note in
      SentTransferredFile(note.url ?? URL(fileURLWithPath: "/"))
    }
    .suggestedFileName("note.txt")
  }
}

private struct Tag: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { tag in
      tag.name
    } importing: {
      Tag(name: $0)
    }
    .visibility(.ownProcess)
  }
}

private struct Plain: Transferable {}

/// What a type says of how it is written compiles, and values are handed over as they are.
@MainActor @Suite struct TransferRepresentationTests {
  @Test func `a value with forms is dropped as it is`() {
    var dropped: [Note] = []
    let view = Text("Here").dropDestination(for: Note.self) { notes, _ in
      dropped += notes
      return true
    }
    _ = ViewHost(view, size: CGSize(width: 100, height: 50))
    let forms: Any = Note.transferRepresentation
    #expect("\(type(of: forms))".hasPrefix("TupleTransferRepresentation<Note"))
    #expect(dropped.isEmpty)
  }

  @Test func `forms may be left out`() {
    _ = (Plain.transferRepresentation, String.transferRepresentation, Tag.transferRepresentation)
    let link = ShareLink(item: Tag(name: "a"), preview: SharePreview("a")) { Text("a") }
    #expect(ViewHost(link, size: CGSize(width: 90, height: 40)).texts.map(\.string) == ["a"])
  }
}

/// Names of SwiftUI that belong to shapes and buttons.
@MainActor @Suite struct NamedFormTests {
  @Test func `the shape of a container has a name`() {
    let view = Color.red.clipShape(.containerRelative).accessibilityIdentifier("shape")
    let host = ViewHost(view, size: CGSize(width: 20, height: 10))
    #expect(host.frame(of: "shape") == CGRect(x: 0, y: 0, width: 20, height: 10))
    let same = ContainerRelativeShape().path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    func path(_ shape: some Shape) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(path(.containerRelative) == same)
    #expect(
      path(.rect(bottomLeadingRadius: 3, bottomTrailingRadius: 3))
        == path(UnevenRoundedRectangle(bottomLeadingRadius: 3, bottomTrailingRadius: 3)))
    #expect(
      path(.rect(cornerSize: CGSize(width: 2, height: 1)))
        == path(RoundedRectangle(cornerSize: CGSize(width: 2, height: 1))))
  }

  @Test func `angles are multiplied and divided by numbers`() {
    var angle = Angle.degrees(30) * 4
    #expect(abs(angle.degrees - 120) < 1e-9 && abs((angle / 3).degrees - 40) < 1e-9)
    angle += .degrees(60)
    angle /= 2
    #expect(abs(angle.degrees - 90) < 1e-9)
    _ = Text("a").rotation3DEffect(.degrees(80) / 8, axis: (x: 0, y: 1, z: 0))
  }

  @Test func `a title may be one that people change`() {
    let page = NavigationStack { Text("x").navigationTitle(.constant("Diary")) }
    let host = ViewHost(page, size: CGSize(width: 300, height: 300))
    #expect(host.texts.map(\.string).contains("Diary"))
  }

  @Test func `a button has a picture of an asset catalog`() {
    var count = 0
    let picture = ImageResource(name: "none", bundle: .main)
    let host = ViewHost(
      Button("Like", image: picture) { count += 1 }.accessibilityIdentifier("like"),
      size: CGSize(width: 200, height: 60))
    #expect(host.tap("like") && count == 1)
    #expect(host.texts.map(\.string) == ["Like"])
  }
}

extension Button {
  /// The label of each button is a view, so an extension without a condition may use modifiers.
  fileprivate func padded() -> some View { padding(8) }
}
