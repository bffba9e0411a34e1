import Foundation
import Testing

@testable import CalqueCatalogs

/// Localization catalogs: folders that are created, read and written.
@Suite struct XCLocTests {
  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("XCLocTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  private static let manifest = """
    {
      "developmentRegion" : "en",
      "project" : "App.xcodeproj",
      "targetLocale" : "de",
      "toolInfo" : {
        "toolBuildNumber" : "15E204a",
        "toolID" : "com.apple.dt.xcode",
        "toolName" : "Xcode",
        "toolVersion" : "15.3"
      },
      "version" : "1.0"
    }
    """

  private static let tool = XCLoc.Tool(
    id: "com.apple.dt.xcode", name: "Xcode", version: "15.3", build: "15E204a")

  private var catalog: Catalog {
    Catalog(
      name: "Localizable", format: .xliff, sourceLanguage: "en",
      original: "App/Localizable.xcstrings", locales: ["en", "de"],
      entries: [
        CatalogEntry(
          key: "Open",
          localizations: [
            CatalogLocalization(locale: "en", value: .text(CatalogText("Open"))),
            CatalogLocalization(locale: "de", value: .text(CatalogText("Öffnen"))),
          ])
      ])
  }

  @Test func writesWhatXcodeWrites() throws {
    try withFolder { folder in
      let made = XCLoc(
        developmentRegion: "en", targetLocale: "de", project: "App.xcodeproj", tool: Self.tool,
        catalogs: [catalog])
      let path = folder + "/de.xcloc"
      try made.write(
        to: path + "/", sourceContents: [("App/Localizable.xcstrings", Array("{}".utf8))])
      #expect(
        try String(contentsOfFile: path + "/contents.json", encoding: .utf8) == Self.manifest)
      let read = try XCLoc(contentsOf: path)
      #expect(read.developmentRegion == "en" && read.targetLocale == "de" && read.version == "1.0")
      #expect(read.project == "App.xcodeproj" && read.tool == Self.tool)
      #expect(read.otherFiles == ["Source Contents/App/Localizable.xcstrings"])
      let text = read.catalogs.first?.localization(of: "Open", in: "de")?.value?.texts.first
      #expect(text?.string == "Öffnen")
    }
  }

  @Test func whatIsUnchangedKeepsItsBytesAndComesAlong() throws {
    try withFolder { folder in
      let path = folder + "/de.xcloc"
      let texts = XLIFFTests.file(
        "<trans-unit id=\"a\"><source>A</source></trans-unit>",
        languages: "source-language='en' target-language='de'")
      let odd = Self.manifest.replacing(" :", with: ":") + "\n\n"
      for (name, content) in [
        ("contents.json", odd), ("Localized Contents/de.xliff", texts), ("Notes/n.txt", "see"),
      ] {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, atomically: false, encoding: .utf8)
      }
      var read = try XCLoc(contentsOf: path)
      let copy = folder + "/copy.xcloc"
      try read.write(to: copy)
      for (name, content) in [
        ("contents.json", odd), ("Localized Contents/de.xliff", texts), ("Notes/n.txt", "see"),
      ] {
        #expect(try String(contentsOfFile: copy + "/" + name, encoding: .utf8) == content)
      }
      read.catalogs[0]["a"]?["de"] = CatalogLocalization(
        locale: "de", value: .text(CatalogText("Ä")))
      try read.write(to: path)
      let written = try String(
        contentsOfFile: path + "/Localized Contents/de.xliff", encoding: .utf8)
      #expect(written == texts.replacing("A</source>", with: "A</source><target>Ä</target>"))
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    try withFolder { folder in
      func reason() -> String? {
        do {
          _ = try XCLoc(contentsOf: folder)
          return nil
        } catch { return error.path.replacing(folder, with: "") }
      }
      #expect(reason() == "")
      try XCLocFolder.create(folder)
      #expect(reason() == "/contents.json")
      try XCLocFolder.write(Array("[".utf8), to: folder + "/contents.json")
      #expect(reason() == "/contents.json")
      try XCLocFolder.write(Array(Self.manifest.utf8), to: folder + "/contents.json")
      #expect(reason() == "/Localized Contents/de.xliff")
    }
  }
}
