import CalqueDiagnostics

/// The contents of a compiled file and their places: languages, tables, sources, sections.
struct FileDirectory {
  /// A part of the file. Stored with this layout: 40 bytes without padding.
  struct Section: BitwiseCopyable {
    enum Kind: UInt32 {
      /// The keys of a table, of all languages.
      case keys
      /// The messages of a table in a language.
      case messages
      /// The places where the messages come from.
      case places
    }

    static let noLocalization = UInt32.max

    var kind: UInt32
    /// The index of the language.
    var localization: UInt32
    /// The index of the table's name.
    var table: UInt32
    var reserved: UInt32 = 0
    /// The offset from the start of the file.
    var offset: UInt64
    var length: UInt64
    var checksum: UInt64
  }

  /// A range of the directory's pool. Stored with this layout.
  struct Text: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
  }

  var developmentLanguage = ""
  var localizations: [String] = []
  var tables: [String] = []
  /// The paths of the catalogs.
  var sources: [String] = []
  var losses: [CatalogTables.Loss] = []
  var sections: [Section] = []

  /// All texts in storage order.
  private var texts: [String] {
    [developmentLanguage] + localizations + tables + sources
      + losses.flatMap { [$0.message, $0.table, $0.locale, $0.place.description] }
  }

  var bytes: [UInt8] {
    var pool: [UInt8] = []
    var places: [Text] = []
    for text in texts {
      let start = pool.count
      pool += Array(text.utf8)
      places.append(
        Text(start: UInt32(clamping: start), count: UInt32(clamping: pool.count - start)))
    }
    var writer = SectionWriter()
    writer.append(counts: [
      localizations.count, tables.count, sources.count, losses.count, sections.count, pool.count,
    ])
    writer.append(places)
    writer.append(sections)
    writer.append(pool)
    return writer.finish()
  }

  init() {}

  /// Reads the directory of a file, and checks that its sections fill the file.
  ///
  /// - Throws: The problem, as the end of a sentence.
  init(
    _ bytes: UnsafeRawBufferPointer, fileLength: UInt64
  ) throws(CompiledFileError.Reason) {
    var reader = RecordReader(bytes)
    guard let counts = reader.counts() else { throw .init("its directory is too short") }
    let sizes = (0..<5).map { Int(counts[$0]) }
    let textCount = 1 + sizes[0] + sizes[1] + sizes[2] + 4 * sizes[3]
    guard let places = reader.records(UInt32(clamping: textCount), of: Text.self),
      let sections = reader.records(counts[4], of: Section.self),
      let pool = reader.records(counts[5], of: UInt8.self), reader.isAtEnd
    else { throw .init("its directory has the wrong length") }
    var texts: [String] = []
    texts.reserveCapacity(textCount)
    var start = 0
    for place in places.buffer {
      let end = start + Int(place.count)
      // The texts must be consecutive: a pool that many texts shared could fill the memory.
      guard Int(place.start) == start, end <= pool.count else {
        throw .init("its directory contains an invalid text")
      }
      // Ill-formed text becomes U+FFFD.
      texts.append(String(decoding: pool.buffer[start..<end], as: UTF8.self))
      start = end
    }
    var rest = texts[...]
    func take(_ count: Int) -> [String] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    developmentLanguage = take(1).first ?? ""
    localizations = take(sizes[0])
    tables = take(sizes[1])
    sources = take(sizes[2])
    losses = stride(from: 0, to: rest.count - rest.count % 4, by: 4).map { index in
      let loss = rest.dropFirst(index).prefix(4).map(\.self)
      return CatalogTables.Loss(
        message: loss[0], table: loss[1], locale: loss[2], place: Place(loss[3]))
    }
    self.sections = Array(sections.buffer)
    var end = UInt64(FileHeader.size + bytes.count)
    for section in self.sections {
      guard section.offset == end, section.length <= fileLength - end,
        section.length % UInt64(SectionWriter.alignment) == 0, section.reserved == 0,
        let kind = Section.Kind(rawValue: section.kind),
        section.table < UInt32(clamping: tables.count),
        kind == .keys
          ? section.localization == Section.noLocalization
          : section.localization < UInt32(clamping: localizations.count)
      else { throw .init("its directory contains an invalid section") }
      end += section.length
    }
    guard end == fileLength else { throw .init("its sections do not add up to its length") }
  }
}
