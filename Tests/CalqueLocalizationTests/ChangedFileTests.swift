import CalqueMessages
import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLocalization

/// A compiled file that is overwritten or truncated while a program uses it.
@Suite struct ChangedFileTests {
  private static func withFile(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".calque")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(DamagedFileTests.bytes).write(to: url)
    try body(url)
  }

  private static func texts(_ localizer: Localizer) -> [String] {
    DamagedFileTests.requests.map { localizer.string($0) }
  }

  private static func overwrite(_ url: URL, _ change: (FileHandle) throws -> Void) throws {
    let file = try FileHandle(forUpdating: url)
    defer { try? file.close() }
    try change(file)
  }

  /// Half of the tables are used before the change, the others only after it.
  @Test(arguments: 0..<80)
  func whatIsWrittenOverAnOpenFileChangesNothing(_ seed: Int) throws {
    try Self.withFile { url in
      let expected = Self.texts(
        Localizer(try CatalogBundle(contentsOf: url), locale: Locale(identifier: "pl")))
      let localizer = Localizer(
        try CatalogBundle(contentsOf: url), locale: Locale(identifier: "pl"))
      if seed.isMultiple(of: 2) { _ = localizer.string("a") }
      var random = SeededGenerator(seed: UInt64(seed))
      try Self.overwrite(url) { file in
        for _ in 0..<40 {
          let start = UInt64.random(in: 0..<UInt64(DamagedFileTests.bytes.count), using: &random)
          try file.seek(toOffset: start)
          let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
          try file.write(contentsOf: bytes)
        }
      }
      #expect(Self.texts(localizer) == expected)
      // When it is opened again, it is damaged or reports damage: an error, but not a crash.
      _ = (try? CatalogBundle(contentsOf: url)).map {
        Self.texts(Localizer($0, locale: Locale(identifier: "pl")))
      }
    }
  }

  @Test(arguments: [0, 1, 63, 64, 1000])
  func cuttingAnOpenFileShortChangesNothing(_ length: UInt64) throws {
    try Self.withFile { url in
      let localizer = Localizer(
        try CatalogBundle(contentsOf: url), locale: Locale(identifier: "pl"))
      try Self.overwrite(url) { try $0.truncate(atOffset: length) }
      #expect(localizer.string("a") == "b")
    }
  }
}
