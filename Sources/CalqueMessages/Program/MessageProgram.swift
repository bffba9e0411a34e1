/// Compiled messages under construction: one array for each kind of record.
package struct MessageProgram: Sendable {
  /// The bytes of texts, literals and spellings.
  package var pool: [UInt8] = []
  package var instructions: [MessageInstruction] = []
  /// The first steps of branches; see ``PluralTargets`` and ``DeviceTargets``.
  package var targets: [UInt32] = []
  package var formats: [FormatRecord] = []
  package var problems: [MessageProblem] = []

  package init() {}

  mutating func appendToPool(_ text: some StringProtocol) -> (start: Int, count: Int) {
    let start = pool.count
    pool.append(contentsOf: text.utf8)
    return (start, pool.count - start)
  }
}
