import Foundation
import Testing
import UniformTypeIdentifiers

/// Identifiers, extensions and conformances of the system's types, as Apple documents them.
@Suite struct UTTypeTests {
  @Test(arguments: [
    (UTType.json, "public.json", "json", "application/json"),
    (.plainText, "public.plain-text", "txt", "text/plain"),
    (.png, "public.png", "png", "image/png"),
    (.jpeg, "public.jpeg", "jpeg", "image/jpeg"),
    (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
    (.zip, "public.zip-archive", "zip", "application/zip"),
    (.commaSeparatedText, "public.comma-separated-values-text", "csv", "text/csv"),
  ])
  func systemTypesHaveNames(_ row: (type: UTType, identifier: String, name: String, mime: String)) {
    #expect(row.type.identifier == row.identifier)
    #expect(row.type.preferredFilenameExtension == row.name)
    #expect(row.type.preferredMIMEType == row.mime)
    #expect(UTType(filenameExtension: row.name) == row.type)
    #expect(UTType(row.identifier) == row.type)
  }

  @Test func typesConformToTheirKinds() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.swiftSource.isSubtype(of: .plainText) && UTType.text.isSupertype(of: .json))
    #expect(!UTType.png.conforms(to: .text) && !UTType.image.isSubtype(of: .image))
    #expect(UTType(filenameExtension: "json", conformingTo: .image) == nil)
    #expect(UTType("com.example.unknown") == nil)
  }

  @Test func anAppDeclaresTypes() throws {
    let type = UTType(exportedAs: "com.example.drawing", conformingTo: .json)
    #expect(type.conforms(to: .text) && !type.isDeclared)
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"com.example.drawing\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }

  @Test func everyTypeConformsToKnownOnes() {
    for type in [UTType.heic, .mpeg4Audio, .applicationBundle, .usdz, .m3uPlaylist] {
      for parent in type.supertypes { #expect(parent.isDeclared, "\(parent) of \(type)") }
    }
  }

  @Test func urlsTakeTheExtensionOfAType() {
    let url = URL(fileURLWithPath: "/tmp/notes")
    #expect(url.appendingPathExtension(for: .json).lastPathComponent == "notes.json")
    #expect(
      URL(fileURLWithPath: "/tmp").appendingPathComponent("a", conformingTo: .png).path
        == "/tmp/a.png")
  }
}
