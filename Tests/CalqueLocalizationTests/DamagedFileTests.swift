import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Compiled files that are truncated, corrupted by accident, or manipulated: they produce an error,
/// but never a crash. In debug builds every access to a record is checked, so a missing check would
/// trap here.
@Suite struct DamagedFileTests {
  /// A small file with every kind of record.
  static let bytes: [UInt8] = {
    let files = [
      ("en.lproj/Localizable.strings", "\"a\" = \"b\"; \"%lld é\" = \"%lld %5.2f %y\";"),
      (
        "pl.lproj/Localizable.stringsdict",
        CatalogTexts.dictionary(
          key: "%lld é", type: "lld", [("one", "%lld ż"), ("few", "%lld"), ("other", "%.1f")])
      ),
      (
        "Localizable.xcstrings",
        CatalogTexts.catalog([
          "d": "\"pl\": { \(CatalogTexts.vary("device", ["mac": "é", "other": "%@"])) }"
        ])
      ),
    ]
    let catalogs = files.compactMap { CatalogFile.read(SourceText(path: $0.0, text: $0.1)) }
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: nil)
    return (try? CompiledFileWriter.bytes(of: tables)) ?? []
  }()

  static let requests: [LocalizedStringKey] = [
    "a", "d", "none",
    LocalizedStringKey(key: "%lld é", arguments: [.integer(3)], hasFormatting: true),
    LocalizedStringKey(key: "%lld é", arguments: [.double(1.5)], hasFormatting: true),
    LocalizedStringKey(key: "d", arguments: [.string("x")], hasFormatting: true),
  ]

  /// Opens a file and uses everything in it.
  ///
  /// - Returns: Whether an error occurred.
  @discardableResult
  static func ask(_ bytes: [UInt8]) -> Bool {
    guard let file = try? CompiledFile(bytes: bytes, path: "a.calque") else { return true }
    let bundle = CatalogBundle(compiled: file)
    let localizer = Localizer(bundle, locale: Locale(identifier: "pl"), device: .mac)
    for key in requests {
      _ = localizer.attributedString(key)
      _ = localizer.localizedString(forKey: key.key)
    }
    _ = localizer.diagnostics
    return !file.verify().isEmpty
  }

  @Test func asksTheWholeFile() throws {
    #expect(Self.bytes.count > 1000)
    #expect(!Self.ask(Self.bytes))
    let file = try CompiledFile(bytes: Self.bytes, path: "a.calque")
    #expect(file.localizations == ["en", "pl"])
    #expect(file.damages.isEmpty)
  }

  @Test func refusesEveryCutFile() {
    for count in Self.bytes.indices {
      #expect(throws: CompiledFileError.self) {
        try CompiledFile(bytes: Array(Self.bytes[..<count]), path: "a.calque")
      }
    }
    #expect(throws: CompiledFileError.self) {
      try CompiledFile(bytes: Self.bytes + [0], path: "a.calque")
    }
  }

  @Test func noticesEveryChangedByte() {
    for index in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[index] ^= UInt8(1 << (index % 8))
      #expect(Self.ask(bytes), "byte \(index)")
    }
  }

  /// Numbers that are likely to be invalid references.
  static let numbers: [UInt32] = [0, 1, 7, 0x80, 0x7FFF_FFFF, 0xFFFF_FFFE]

  @Test(arguments: numbers)
  func survivesEveryNumberUnderRightChecksums(_ number: UInt32) {
    for offset in stride(from: 8, to: Self.bytes.count - 3, by: 4) {
      var bytes = Self.bytes
      withUnsafeBytes(of: number) { bytes.replaceSubrange(offset..<(offset + 4), with: $0) }
      Self.ask(CompiledFileSeal.sealed(bytes))
    }
  }

  @Test func survivesEveryByteUnderRightChecksums() {
    for index in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[index] ^= 0xFF
      Self.ask(CompiledFileSeal.sealed(bytes))
    }
  }

  @Test func passesOverADamagedTable() throws {
    var bytes = Self.bytes
    // The last bytes of the last message section: find the texts of Polish.
    let index = try #require(bytes.firstRange(of: Array(" ż".utf8))).lowerBound
    bytes[index] ^= 1
    let file = try CompiledFile(bytes: bytes, path: "a.calque")
    let localizer = Localizer(
      CatalogBundle(compiled: file), locale: Locale(identifier: "pl"))
    #expect(localizer.string("a") == "b")
    #expect(
      localizer.diagnostics.first
        == LocalizationDiagnostic(
          .unreadableTable(
            "the table Localizable in pl: its checksum does not match"),
          table: "Localizable", key: "", locale: "pl", place: Place("a.calque")))
    #expect(localizer.diagnostics.last?.problem == .missingTranslation(shown: "en"))
    #expect(throws: FileError.self) { try localizer.catalogs.verify() }
  }

  static let strangers: [(String, [UInt8], String)] = [
    (
      "no file of ours", Array("PK\u{3}\u{4} and what follows in a file of 64 bytes or more".utf8),
      "not a compiled catalog"
    ),
    ("nothing", [], "not a compiled catalog"),
    ("another version", changed(8, to: 99), "version is 99"),
    ("another byte order", swapped, "byte order"),
    ("its beginning only", Array(bytes[..<20]), "header"),
  ]

  private static func changed(_ index: Int, to byte: UInt8) -> [UInt8] {
    var bytes = Self.bytes
    bytes[index] = byte
    return bytes
  }

  private static var swapped: [UInt8] {
    var bytes = Self.bytes
    bytes.replaceSubrange(12..<16, with: bytes[12..<16].reversed())
    return bytes
  }

  @Test(arguments: strangers)
  func saysWhatIsWrong(_ what: String, _ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: CompiledFileError.self) {
      try CompiledFile(bytes: bytes, path: "a.calque")
    }
    #expect(error?.description.contains(message) == true, "\(what): \(error?.description ?? "")")
    #expect(error?.description.hasPrefix("a.calque: error: ") == true)
  }
}
