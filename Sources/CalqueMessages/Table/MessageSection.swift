/// The messages of one table in one language.
///
/// Its bytes are the same in memory and in a file: eight counts, followed by the records of each
/// kind.
public struct MessageSection {
  @usableFromInline package let entries: Records<MessageEntry>
  @usableFromInline package let instructions: Records<MessageInstruction>
  @usableFromInline package let targets: Records<UInt32>
  package let formats: Records<FormatRecord>
  let problems: Records<MessageProblem>
  @usableFromInline package let pool: Records<UInt8>

  /// Reads the section in some bytes. Returns nil if its parts do not fit into them.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = RecordReader(bytes)
    guard let counts = reader.counts(),
      let entries = reader.records(counts[0], of: MessageEntry.self),
      let instructions = reader.records(counts[1], of: MessageInstruction.self),
      let targets = reader.records(counts[2], of: UInt32.self),
      let formats = reader.records(counts[3], of: FormatRecord.self),
      let problems = reader.records(counts[4], of: MessageProblem.self),
      let pool = reader.records(counts[5], of: UInt8.self), reader.isAtEnd
    else { return nil }
    self.entries = entries
    self.instructions = instructions
    self.targets = targets
    self.formats = formats
    self.problems = problems
    self.pool = pool
  }

  /// Returns a range of the pool as a string.
  @usableFromInline package func string(_ start: UInt32, _ count: UInt32) -> String {
    String(
      decoding: UnsafeBufferPointer(start: pool.base + Int(start), count: Int(count)),
      as: UTF8.self)
  }

  static func bytes(of program: MessageProgram, entries: [MessageEntry]) -> [UInt8] {
    var writer = SectionWriter()
    writer.append(counts: [
      entries.count, program.instructions.count, program.targets.count, program.formats.count,
      program.problems.count, program.pool.count,
    ])
    writer.append(entries)
    writer.append(program.instructions)
    writer.append(program.targets)
    writer.append(program.formats)
    writer.append(program.problems)
    writer.append(program.pool)
    return writer.finish()
  }
}
