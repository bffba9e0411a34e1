import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

@Suite struct CatalogFileTests {
  @Test("A path determines format, table and locale")
  func paths() {
    let path = "App/pt-BR.lproj/Main Menu.stringsdict"
    #expect(CatalogFile.format(ofPath: path) == .stringsdict)
    #expect(CatalogFile.tableName(ofPath: path) == "Main Menu")
    #expect(CatalogFile.locale(ofPath: path) == "pt-BR")
    #expect(CatalogFile.format(ofPath: "a/b.XCSTRINGS") == .xcstrings)
    #expect(CatalogFile.format(ofPath: "a/b.swift") == nil)
    #expect(CatalogFile.locale(ofPath: "a/b.strings") == nil)
  }

  @Test("A catalog contains the last of equal keys, in the position of the first")
  func duplicates() {
    let text = "a = 1; b = 2; a = 3;"
    let catalog = CatalogFile.read(Array(text.utf8), path: "de.lproj/T.strings")
    #expect(catalog?.entries.map(\.key) == ["a", "b"])
    #expect(catalog?.localization(of: "a", in: "de")?.value?.texts.map(\.string) == ["3"])
    #expect(catalog?.localization(of: "a", in: "fr") == nil)
    #expect(catalog?.locales == ["de"])
  }

  @Test("The catalog of a file that the runtime rejects has the recovered entries and the problems")
  func refused() {
    let catalog = CatalogFile.read(Array("a = b; c".utf8), path: "de.lproj/T.strings")
    #expect(catalog?.entries.first?.key == "a")
    #expect(catalog?.entries.allSatisfy { !$0.isReachable } == true)
    #expect(catalog?.problems.map(\.code) == [.stringsSyntax])
  }

  @Test("UTF-16 is read with and without a byte order mark, and a missing mark is reported")
  func missingMark() throws {
    for isBig in [false, true] {
      let units = "\"a\" = \"é\";".utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isBig ? pair : pair.reversed()
      }
      var catalog = try #require(CatalogFile.read(units, path: "de.lproj/T.strings"))
      #expect(catalog.entries.map(\.key) == ["a"])
      let costsFile = catalog.problems.contains { $0.effect == .losesFile }
      #expect(costsFile)
      catalog["a"]?.localizations[0].value = .text(CatalogText("é"))
      catalog["a"]?.comment = "x"
      let written = try CatalogWriter.contents(of: catalog)
      #expect(written.count == units.count + 2 * "/* x */\n".utf8.count)
    }
  }

  @Test("Files are read from disk, and a missing file is reported")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogs-\(UInt64.random(in: 0 ... .max)).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.strings")
    let text = String(repeating: "a = b;\n", count: 20_000)
    try Data(text.utf8).write(to: file)
    #expect(CatalogFile.load(file.path)?.source.utf8.count == text.utf8.count)
    let missing = CatalogFile.load(folder.appendingPathComponent("B.strings").path)
    #expect(missing?.problems.map(\.code) == [.unreadableFile])
    #expect(CatalogFile.load(folder.path) == nil)
  }
}
