import CalqueDrawing
import Foundation
import Testing

@testable import CalqueText

/// Machines without fonts, or without the fonts of a script.
@Suite struct FontFindingsTests {
  /// A folder that exists while a test runs.
  private func withFolder(_ fonts: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "calque-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for font in fonts {
      let source = URL(filePath: font)
      try FileManager.default.copyItem(
        at: source, to: folder.appending(path: source.lastPathComponent))
    }
    try body(folder)
  }

  private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  private func findings(_ text: String, _ library: FontLibrary, family: String? = nil)
    -> FontFindings
  {
    let style = StyledText.Style(font: FontDescription(family: family, size: 17), color: .black)
    return TextMeasurer.shaped(library)
      .paragraph(StyledText(text, style: style, locale: "en")).fontFindings
  }

  @Test func noFontIsAnErrorThatSaysWhatToDo() throws {
    try withFolder([]) { folder in
      let library = FontLibrary(folders: [folder.path()])
      #expect(findings("Hello", library).hasNoFonts)
      #expect(!findings("", library).hasNoFonts)
      let error = #expect(throws: FontError.self) { try library.requireFonts() }
      #expect(error?.description.contains("fonts-inter") == true)
      #expect(error?.description.contains(folder.path()) == true)
    }
  }

  @Test(arguments: [
    ("ไทย", "Thai", "fonts-noto-core", [0xE44, 0xE17, 0xE22]),
    ("हिन", "Deva", "fonts-noto-core", [0x939, 0x93F, 0x928]),
    ("日本日", "Hani", "fonts-noto-cjk", [0x65E5, 0x672C]),
    ("かな", "Hira", "fonts-noto-cjk", [0x304B, 0x306A]),
    ("한", "Hang", "fonts-noto-cjk", [0xD55C]),
    ("OK 😀", "Latn", "fonts-noto-color-emoji", [0x1F600]),
  ])
  func uncoveredCharactersAreFoundOnce(
    _ text: String, _ script: String, _ package: String, _ scalars: [Int]
  ) throws {
    try withFolder([inter]) { folder in
      let found = findings(text, FontLibrary(folders: [folder.path()])).uncovered
      #expect(found.map { Int($0.scalar) }.sorted() == scalars.sorted())
      #expect(found.allSatisfy { $0.package == package })
      #expect(found.allSatisfy { $0.script == script })
    }
  }

  @Test func whatIsNotSeenNeedsNoGlyph() throws {
    try withFolder([inter]) { folder in
      let library = FontLibrary(folders: [folder.path()])
      let text = "a\tb\u{200B}c\u{200F}d\u{AD}e\u{FEFF}\u{1}\nf\u{A0}g\u{2028}h"
      #expect(findings(text, library).uncovered.isEmpty)
    }
  }

  @Test(arguments: Sample.all)
  func theInstalledFontsCoverAllSamples(_ sample: Sample) {
    #expect(findings(sample.text, library) == FontFindings())
  }

  @Test func unknownFamiliesAreFound() {
    #expect(findings("Hello", library, family: "No Such Font").missingFamilies == ["No Such Font"])
    #expect(findings("Hello", library, family: "inter").missingFamilies.isEmpty)
  }

  @Test func fixedCharactersNeedNoFont() {
    let style = StyledText.Style(
      font: FontDescription(family: "No Such Font", size: 17), color: .black)
    let measurer = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15)
    let paragraph = measurer.paragraph(StyledText("ไทย", style: style, locale: "th"))
    #expect(paragraph.fontFindings == FontFindings())
    #expect(throws: Never.self) { try measurer.requireFonts() }
  }

  /// Only the folders in the file are used. The environment of this process is not changed.
  @Test func theConfigurationFileNamesTheFolders() throws {
    try withFolder([inter]) { folder in
      let file = folder.appending(path: "fonts.conf")
      try """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path())</dir><dir>/no/such/folder</dir></fontconfig>
      """.write(to: file, atomically: true, encoding: .utf8)
      #expect(
        FontList.configuredFolders(file: file.path())?.map { URL(filePath: $0).path() }
          == [URL(filePath: folder.path()).path(), "/no/such/folder"])
      #expect(
        FontLibrary.standardFolders(environment: ["FONTCONFIG_FILE": file.path()])
          == FontList.configuredFolders(file: file.path()))
      #expect(FontLibrary.standardFolders(environment: [:]) == FontLibrary.systemFolders)
      let missing = folder.appending(path: "none.conf").path()
      #expect(
        FontLibrary.standardFolders(environment: ["FONTCONFIG_FILE": missing])
          == FontLibrary.systemFolders)
    }
  }
}
