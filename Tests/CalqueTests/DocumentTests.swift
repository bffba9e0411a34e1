import Calque
import Combine
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  var text: String

  init(text: String = "new") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class Board: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.folder]
  @Published var names: [String]

  init(names: [String] = ["a"]) { self.names = names }

  init(configuration: ReadConfiguration) throws {
    names = (configuration.file.fileWrappers ?? [:]).keys.sorted()
  }

  func snapshot(contentType: UTType) throws -> [String] { names }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    for name in snapshot { folder.addRegularFile(withContents: Data(), preferredFilename: name) }
    return folder
  }
}

/// Documents in files: shown by scenes, written by choosers.
@MainActor
@Suite struct DocumentTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("documents-\(UUID().uuidString)")
  private let size = CGSize(width: 300, height: 300)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private struct NoteApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
        Text(verbatim: "\(file.fileURL?.lastPathComponent ?? "-") \(file.isEditable)")
      }
    }
  }

  @Test func `a window shows a new document, or that of a file`() throws {
    let new = ViewHost(NoteApp(), size: size)
    #expect(new.input(of: "text") == "new")
    #expect(new.type("!", into: "text") && new.input(of: "text") == "new!")
    let file = folder.appendingPathComponent("a.txt")
    try Data("kept".utf8).write(to: file)
    let old = ViewHost(NoteApp(), window: .document(at: file), size: size)
    #expect(old.input(of: "text") == "kept")
    #expect(old.placedViews.compactMap(\.text).contains("a.txt true"))
    let missing = ViewHost(
      NoteApp(), window: .document(at: folder.appendingPathComponent("b.txt")), size: size)
    #expect(missing.placedViews.compactMap(\.text).contains("b.txt"))
    let wrong = ViewHost(
      NoteApp(), window: .document(at: folder.appendingPathComponent("c.png")), size: size)
    #expect(wrong.diagnostics.map(\.kind) == [.missingWindow])
  }

  @Test func `an exported document is written to the chosen file`() throws {
    struct Exporting: View {
      @State var isPresented = false
      @State var result = "-"
      var body: some View {
        Button(result) { isPresented = true }.accessibilityIdentifier("export")
          .fileExporter(
            isPresented: $isPresented, document: Note(text: "hello"), contentType: .plainText,
            defaultFilename: "note"
          ) { result in
            switch result {
            case .success(let url): self.result = url.lastPathComponent
            case .failure: self.result = "failed"
            }
          }
      }
    }
    let host = ViewHost(Exporting(), size: size)
    let file = folder.appendingPathComponent("out.txt")
    #expect(host.tap("export"))
    #expect(host.fileRequests.first?.contentTypes == [.plainText])
    #expect(host.chooseFiles([file]))
    #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
    #expect(host.placedViews.compactMap(\.text) == ["out.txt"])
    #expect(host.tap("export"))
    #expect(host.chooseFiles([URL(fileURLWithPath: "/nowhere/at/all.txt")]))
    #expect(host.placedViews.compactMap(\.text) == ["failed"])
  }

  @Test func `documents that are objects are written as copies`() throws {
    let view = Text(verbatim: "x").fileExporter(
      isPresented: .constant(true), document: Board(names: ["p", "q"]), contentTypes: [.folder]
    ) { _ in }
    let host = ViewHost(view, size: size)
    let target = folder.appendingPathComponent("board")
    #expect(host.chooseFiles([target]))
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    #expect(names == ["p", "q"])
    let scene = DocumentGroup(
      newDocument: { Board() },
      editor: { file in Text(verbatim: file.document.names.joined()) })
    #expect(ViewHost(scene: scene, size: size).placedViews.compactMap(\.text) == ["a"])
    let read = ViewHost(scene: scene, window: .document(at: target), size: size)
    // A folder without an extension is of no type that the scene reads.
    #expect(read.diagnostics.map(\.kind) == [.missingWindow])
  }

  @Test func `wrappers of folders give names`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data())
    ])
    let second = FileWrapper(regularFileWithContents: Data([1]))
    second.preferredFilename = "a"
    let name = folder.addFileWrapper(second)
    #expect(name != "a" && folder.fileWrappers?[name] === second && folder.isDirectory)
    #expect(folder.keyForFileWrapper(second) == name)
    folder.removeFileWrapper(second)
    #expect(folder.fileWrappers?.count == 1)
  }
}
