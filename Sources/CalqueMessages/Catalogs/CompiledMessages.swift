import CalqueDiagnostics

/// The result of compiling one table in one language.
struct CompiledMessages {
  /// Where an entry comes from.
  struct Place {
    /// The index of its catalog.
    var catalog: Int32
    /// The offset in the catalog's text, in bytes.
    var offset: UInt32
  }

  var keys: [String] = []
  /// One entry for each key, as in the arrays that follow.
  var entries: [MessageEntry] = []
  /// The single text of an entry; empty if it has none.
  var texts: [String] = []
  var places: [Place] = []
  var program = MessageProgram()

  /// Returns a table in memory.
  ///
  /// - Parameter sources: The texts of the catalogs, by their indices. They are not needed unless
  ///   places are queried.
  func table(
    named name: String, localization: String, sources: [Int: SourceLines]
  ) -> MessageTable? {
    let keyMemory = FixedMemory(KeySection.bytes(of: keys))
    let memory = FixedMemory(MessageSection.bytes(of: program, entries: entries))
    // Nil only for more than four gigabytes of text.
    guard let keySection = KeySection(keyMemory.bytes),
      let messages = MessageSection(memory.bytes)
    else { return nil }
    let places = places
    return MessageTable(
      localization: localization, name: name, keys: keySection, messages: messages, texts: texts,
      memory: [keyMemory, memory]
    ) { index in
      guard places.indices.contains(index), let source = sources[Int(places[index].catalog)] else {
        return nil
      }
      return source.place(at: Int(places[index].offset))
    }
  }
}
