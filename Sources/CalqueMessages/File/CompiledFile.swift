import CalqueDiagnostics
import CalqueICU

/// Catalogs compiled into one file, which is read into memory and used in place.
///
/// Opening checks the header of the file and reads its directory. A section is checked on first
/// use: its checksum, then that no reference in it leads outside. A damaged section does not
/// produce a table, and is added to ``damages``.
///
/// The file has the following parts, in the byte order of the machine that wrote it. Every part
/// begins and ends at a multiple of 16, and every byte is covered by a checksum:
///
///     header        64 bytes: what it is, version, byte order, lengths, checksums (FileHeader)
///     directory     languages, tables, sources, sections with their checksums (FileDirectory)
///     for each table
///       keys        a hash table of the keys of all languages (KeySection)
///       for each language that has the table
///         messages  an entry for each key: a text, or steps to carry out (MessageSection)
///         places    line and column of each entry in its source (PlaceSection)
package final class CompiledFile: Sendable {
  /// The usual extension of such files.
  package static let fileExtension = "calque"

  package let path: String
  /// The language of the keys, as a BCP 47 tag.
  package var developmentLanguage: String { directory.developmentLanguage }
  /// The languages of the catalogs, as sorted BCP 47 tags.
  package var localizations: [String] { directory.localizations }
  /// The entries that were lost when the catalogs were read.
  package var losses: [CatalogTables.Loss] { directory.losses }

  private typealias Section = FileDirectory.Section

  private struct State: Sendable {
    /// By table: whether its keys passed the check.
    var keys: [UInt32: Bool] = [:]
    var damages: [CompiledFileError] = []
  }

  private let memory: FixedMemory
  private let directory: FileDirectory
  private let state = Locked(State())

  /// Reads a file.
  package convenience init(path: String) throws(CompiledFileError) {
    let memory: FixedMemory
    do throws(FileError) {
      memory = try StoredFile.read(path)
    } catch {
      throw CompiledFileError(path: path, message: error.reason, isUnreadable: true)
    }
    try self.init(memory, path: path)
  }

  /// Reads a file whose bytes are in memory. The bytes are copied.
  package convenience init(bytes: [UInt8], path: String) throws(CompiledFileError) {
    try self.init(FixedMemory(bytes), path: path)
  }

  private init(_ memory: FixedMemory, path: String) throws(CompiledFileError) {
    self.memory = memory
    self.path = path
    do throws(CompiledFileError.Reason) {
      let header = try FileHeader.read(memory.bytes)
      let end = FileHeader.size + Int(header.directoryLength)
      let bytes = UnsafeRawBufferPointer(rebasing: memory.bytes[FileHeader.size..<end])
      guard Checksum.of(bytes) == header.directoryChecksum else {
        throw CompiledFileError.Reason("its directory is damaged")
      }
      directory = try FileDirectory(bytes, fileLength: header.fileLength)
    } catch {
      throw CompiledFileError(path: path, message: error.text)
    }
  }

  /// Returns whether the file at a path begins as a compiled file does.
  package static func isCompiled(path: String) -> Bool {
    StoredFile.prefix(of: path, count: 8).withUnsafeBytes { FileHeader.isMagic($0) }
  }

  /// The damage found so far, each section once.
  package var damages: [CompiledFileError] { state.withLock { $0.damages } }

  /// Returns the names of the tables that a language has, in the order of the file.
  package func tableNames(of localization: String) -> [String] {
    directory.sections.filter {
      $0.kind == Section.Kind.messages.rawValue && name(of: $0).localization == localization
    }.map { name(of: $0).table }
  }

  /// Returns a table in one language; nil if there is none, or if it is damaged.
  package func table(named name: String, localization: String) -> MessageTable? {
    guard let messages = section(.messages, name, localization),
      let keys = section(.keys, name, nil)
    else { return nil }
    let known = state.withLock { $0.keys[keys.table] }
    let areKeysInOrder = known ?? checked(keys)
    if known == nil { state.withLock { $0.keys[keys.table] = areKeysInOrder } }
    guard areKeysInOrder, let keySection = KeySection(bytes(of: keys)), checked(messages),
      let messageSection = MessageSection(bytes(of: messages)),
      messageSection.entries.count == keySection.keyCount
    else { return nil }
    let places = section(.places, name, localization)
    return MessageTable(
      localization: localization, name: name, keys: keySection, messages: messageSection,
      texts: [], memory: [memory]
    ) { index in places.flatMap { self.place(of: index, in: $0) } }
  }

  /// Checks every section.
  ///
  /// - Returns: The damaged sections.
  package func verify() -> [CompiledFileError] {
    directory.sections.compactMap { section in
      damage(of: section).map { error(section, $0) }
    }
  }

  // MARK: Sections

  private func section(
    _ kind: Section.Kind, _ table: String, _ localization: String?
  ) -> Section? {
    directory.sections.first {
      $0.kind == kind.rawValue && name(of: $0) == (table, localization)
    }
  }

  private func name(of section: Section) -> (table: String, localization: String?) {
    // The indices were checked when the directory was read.
    let localization =
      section.localization == Section.noLocalization
      ? nil : directory.localizations[Int(section.localization)]
    return (directory.tables[Int(section.table)], localization)
  }

  private func bytes(of section: Section) -> UnsafeRawBufferPointer {
    let start = Int(section.offset)
    return UnsafeRawBufferPointer(rebasing: memory.bytes[start..<(start + Int(section.length))])
  }

  private func checked(_ section: Section) -> Bool {
    guard let message = damage(of: section) else { return true }
    let error = error(section, message)
    state.withLock { state in
      if !state.damages.contains(error) { state.damages.append(error) }
    }
    return false
  }

  private func error(_ section: Section, _ message: String) -> CompiledFileError {
    let (table, localization) = name(of: section)
    let what = localization.map { "table \(table) in \($0)" } ?? "keys of table \(table)"
    return CompiledFileError(
      path: path, section: .init(table: table, localization: localization),
      message: "the \(what): \(message)")
  }

  /// Returns the problem with a section; nil if there is none.
  private func damage(of section: Section) -> String? {
    let bytes = bytes(of: section)
    guard Checksum.of(bytes) == section.checksum else { return "its checksum does not match" }
    let isValid =
      switch Section.Kind(rawValue: section.kind) {
      case .keys: KeySection(bytes).map(SectionCheck.check) ?? false
      case .messages: MessageSection(bytes).map(SectionCheck.check) ?? false
      case .places: PlaceSection(bytes) != nil
      case nil: false
      }
    guard isValid else { return "its contents are inconsistent" }
    guard section.kind == Section.Kind.messages.rawValue else { return nil }
    let keys = self.section(.keys, name(of: section).table, nil)
    let keyCount = keys.flatMap { KeySection(self.bytes(of: $0))?.keyCount }
    return keyCount == MessageSection(bytes)?.entries.count ? nil : "it does not match its keys"
  }

  private func place(of index: Int, in section: Section) -> Place? {
    guard checked(section), let places = PlaceSection(bytes(of: section))?.places,
      index < places.count
    else { return nil }
    let place = places[index]
    guard place.source < UInt32(clamping: directory.sources.count) else { return nil }
    return Place(
      path: directory.sources[Int(place.source)], line: Int(place.line), column: Int(place.column))
  }
}
