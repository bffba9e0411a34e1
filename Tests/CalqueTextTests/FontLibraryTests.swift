import CalqueDrawing
import Foundation
import Testing

@testable import CalqueText

/// Libraries of named files, families and folders.
@Suite struct FontLibraryTests {
  private let inter = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  private let bold = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
  private let thai = URL(filePath: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
  private let hindi = URL(filePath: "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf")

  /// A folder that exists while a test runs.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "calque-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The glyphs of a text, each with its place and the name of its font's file.
  private func glyphs(
    _ text: String, _ language: String, _ library: FontLibrary, family: String? = nil
  ) -> [String] {
    let style = StyledText.Style(font: FontDescription(family: family, size: 17), color: .black)
    return TextMeasurer.shaped(library)
      .paragraph(StyledText(text, style: style, locale: language)).lines(nil)
      .flatMap(\.runs).map {
        "\(URL(filePath: $0.font.path).lastPathComponent) \($0.font.faceIndex) \($0.glyphs)"
      }
  }

  private func files(_ text: String, _ language: String, _ library: FontLibrary) -> Set<String> {
    Set(glyphs(text, language, library).map { String($0.prefix { $0 != " " }) })
  }

  @Test func exactlyTheNamedFilesAreUsed() throws {
    let library = try FontLibrary(files: [inter, thai])
    #expect(files("Hello ไทย", "th", library) == ["Inter-Regular.otf", "NotoSansThai-Regular.ttf"])
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let found = TextMeasurer.shaped(library)
      .paragraph(StyledText("हि", style: style, locale: "hi")).fontFindings.uncovered
    #expect(found.map(\.script) == ["Deva", "Deva"])
  }

  @Test func faultyFilesAreErrorsWithTheirPath() throws {
    try withFolder { folder in
      let missing = folder.appending(path: "none.ttf")
      #expect(throws: FontError.unreadableFile(path: missing.path)) {
        try FontLibrary(files: [inter, missing])
      }
      #expect(throws: FontError.unreadableFile(path: folder.standardizedFileURL.path)) {
        try FontLibrary(files: [folder])
      }
      for (name, bytes) in [
        ("empty.ttf", Data()), ("text.ttf", Data("not a font".utf8)),
        ("cut.otf", try Data(contentsOf: inter).prefix(200)),
      ] {
        let file = folder.appending(path: name)
        try bytes.write(to: file)
        #expect(throws: FontError.notAFont(path: file.path)) {
          try FontLibrary(files: [file, inter])
        }
        #expect(FontError.notAFont(path: file.path).description.contains(file.path))
      }
    }
  }

  @Test func withoutFilesThereIsNoFont() throws {
    let library = try FontLibrary(files: [])
    let error = #expect(throws: FontError.self) { try library.requireFonts() }
    #expect(error?.description.contains("FontLibrary(files:)") == true)
  }

  @Test(arguments: Sample.all)
  func orderAndFoldersDoNotMatter(_ sample: Sample) throws {
    let all = [inter, bold, thai, hindi]
    try withFolder { folder in
      // The names of the folders have the files in the opposite order.
      let moved = try all.enumerated().map { at, file in
        let place = folder.appending(path: "\(9 - at)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let copy = place.appending(path: file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
      }
      let expected = glyphs(sample.text, sample.language, try FontLibrary(files: all))
      for library in [
        try FontLibrary(files: all.reversed()), try FontLibrary(files: moved),
        try FontLibrary(files: all + all), FontLibrary(folders: [folder.path]),
      ] {
        #expect(glyphs(sample.text, sample.language, library) == expected)
      }
    }
  }

  /// A script has the same family with all fonts of the machine as with only the preferred ones.
  @Test(arguments: Sample.all)
  func otherFontsDoNotChangeTheFamily(_ sample: Sample) throws {
    let few = try FontLibrary(families: [
      "inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
      "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK TC",
    ])
    #expect(
      glyphs(sample.text, sample.language, few) == glyphs(sample.text, sample.language, library))
  }

  @Test func missingFamiliesAreErrors() {
    #expect(
      throws: FontError.missingFamily("No Such Font", folders: FontLibrary.standardFolders)
    ) { try FontLibrary(families: ["Inter", "No Such Font"]) }
  }

  /// The newer revision of a font, in whichever folder it is (`fontRevision` of the table `head`).
  @Test(arguments: [("a", "b"), ("b", "a")])
  func theNewerRevisionIsUsed(_ older: String, _ newer: String) throws {
    try withFolder { folder in
      var bytes = [UInt8](try Data(contentsOf: inter))
      let count = Int(bytes[4]) << 8 + Int(bytes[5])
      let record = try #require(
        (0..<count).map { 12 + 16 * $0 }.first {
          bytes[$0..<$0 + 4].elementsEqual("head".utf8)
        })
      let head = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 + Int($1) }
      for (name, revision) in [(older, UInt8(1)), (newer, 9)] {
        bytes.replaceSubrange(head + 4..<head + 8, with: [0, revision, 0, 0])
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(bytes).write(to: place.appending(path: "Inter.otf"))
      }
      let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
      let lines = TextMeasurer.shaped(FontLibrary(folders: [folder.path]))
        .paragraph(StyledText("a", style: style, locale: "en")).lines(nil)
      let path = try #require(lines.first?.runs.first?.font.path)
      #expect(path.hasSuffix("/\(newer)/Inter.otf"))
    }
  }

  @Test func theFallbackHasWhatTheFilesLack() throws {
    let strict = try FontLibrary(files: [inter, thai])
    let library = try FontLibrary(files: [inter, thai], fallback: .system)
    let all = "Hello ไทย"
    #expect(glyphs(all, "th", library) == glyphs(all, "th", strict))
    for sample in Sample.all where ["ar", "he", "hi", "ja", "ko"].contains(sample.language) {
      let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
      let text = StyledText(sample.text, style: style, locale: sample.language)
      #expect(!TextMeasurer.shaped(strict).paragraph(text).fontFindings.uncovered.isEmpty)
      #expect(TextMeasurer.shaped(library).paragraph(text).fontFindings == FontFindings())
      // A missing script has the family that it has on this machine.
      let expected = files(sample.text, sample.language, .system)
      #expect(files(sample.text, sample.language, library).isSubset(of: expected))
    }
    // Inter has one weight in the files: that of the machine is not mixed in.
    #expect(
      glyphs("a", "en", library, family: "DejaVu Sans")
        == glyphs("a", "en", .system, family: "DejaVu Sans"))
  }

  @Test func theEnvironmentOfFontsHasTheLibrary() throws {
    let library = try FontLibrary(files: [inter])
    #expect(TextMeasurer.shaped(library).fontLibrary === library)
    #expect(
      TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).fontLibrary == nil)
  }
}
