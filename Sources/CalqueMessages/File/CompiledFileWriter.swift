import CalqueCatalogs
import CalqueDiagnostics

/// Writes catalogs as a compiled file. The same catalogs produce the same bytes.
package enum CompiledFileWriter {
  /// Returns the bytes of a file that ``CompiledFile`` can open.
  ///
  /// - Throws: ``CompiledFileError`` if a table exceeds the range of 32-bit numbers.
  package static func bytes(
    of catalogs: CatalogTables, path: String = ""
  ) throws(CompiledFileError) -> [UInt8] {
    var directory = FileDirectory()
    directory.developmentLanguage = catalogs.developmentLanguage
    directory.localizations = catalogs.localizations
    directory.tables = Set(catalogs.parts.values.flatMap(\.keys)).sorted()
    directory.sources = catalogs.catalogs.map(\.source.path)
    directory.losses = catalogs.losses
    let lines = Lines(catalogs)
    var bodies: [[UInt8]] = []
    for (number, table) in directory.tables.enumerated() {
      for section in try sections(of: table, in: catalogs, lines: lines, path: path) {
        bodies.append(section.bytes)
        directory.sections.append(
          FileDirectory.Section(
            kind: section.kind.rawValue,
            localization: section.localization ?? FileDirectory.Section.noLocalization,
            table: UInt32(clamping: number), offset: 0,
            length: UInt64(section.bytes.count),
            checksum: section.bytes.withUnsafeBytes { Checksum.of($0) }))
      }
    }
    return file(directory, bodies)
  }

  /// Concatenates the parts: header, directory, sections.
  static func file(_ directory: FileDirectory, _ bodies: [[UInt8]]) -> [UInt8] {
    var directory = directory
    // The offsets do not change the length of the directory.
    var offset = FileHeader.size + directory.bytes.count
    for index in directory.sections.indices {
      directory.sections[index].offset = UInt64(offset)
      offset += bodies[index].count
    }
    let directoryBytes = directory.bytes
    var header = FileHeader()
    header.fileLength = UInt64(offset)
    header.directoryLength = UInt64(directoryBytes.count)
    header.directoryChecksum = directoryBytes.withUnsafeBytes { Checksum.of($0) }
    header.seal()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(offset)
    withUnsafeBytes(of: header) { bytes.append(contentsOf: $0) }
    bytes += directoryBytes
    for body in bodies { bytes += body }
    return bytes
  }

  private struct SectionBody {
    var kind: FileDirectory.Section.Kind
    var localization: UInt32?
    var bytes: [UInt8]
  }

  /// The keys of a table, followed by the messages and places of each language.
  private static func sections(
    of table: String, in catalogs: CatalogTables, lines: Lines, path: String
  ) throws(CompiledFileError) -> [SectionBody] {
    var keys: [String] = []
    var indices: [ScalarKey: Int] = [:]
    var languages: [(number: UInt32, messages: CompiledMessages)] = []
    for (number, localization) in catalogs.localizations.enumerated() {
      guard let parts = catalogs.parts[localization]?[table] else { continue }
      let messages = TableCompiler.messages(
        localization: localization, parts: parts, catalogs: catalogs.catalogs)
      for key in messages.keys where indices[ScalarKey(key)] == nil {
        indices[ScalarKey(key)] = keys.count
        keys.append(key)
      }
      languages.append((UInt32(clamping: number), messages))
    }
    var sections = [SectionBody(kind: .keys, bytes: KeySection.bytes(of: keys))]
    for (number, messages) in languages {
      var entries = Array(repeating: MessageEntry(), count: keys.count)
      var places = Array(repeating: PlaceSection.Place(), count: keys.count)
      for (index, key) in messages.keys.enumerated() {
        guard let target = indices[ScalarKey(key)] else { continue }
        entries[target] = messages.entries[index]
        places[target] = lines.place(of: messages.places[index])
      }
      sections.append(
        SectionBody(
          kind: .messages, localization: number,
          bytes: MessageSection.bytes(of: messages.program, entries: entries)))
      sections.append(
        SectionBody(
          kind: .places, localization: number, bytes: PlaceSection.bytes(of: places)))
    }
    guard sections.allSatisfy({ $0.bytes.count <= Int(UInt32.max) }) else {
      throw CompiledFileError(path: path, message: "table \(table) is larger than 4 GB")
    }
    return sections
  }

  /// Where the lines of the catalogs begin.
  private struct Lines {
    private let maps: [LineMap]

    init(_ catalogs: CatalogTables) {
      maps = catalogs.catalogs.map { LineMap($0.source) }
    }

    func place(of place: CompiledMessages.Place) -> PlaceSection.Place {
      let source = Int(place.catalog)
      guard maps.indices.contains(source) else { return PlaceSection.Place() }
      let position = maps[source].position(at: Int(place.offset))
      return PlaceSection.Place(
        source: UInt32(clamping: source), line: UInt32(clamping: position.line),
        column: UInt32(clamping: position.column))
    }
  }
}
