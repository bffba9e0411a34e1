/// The merged text under construction: the common text, and places with two versions in it.
struct MergeOutput {
  /// Two versions of a part of the text.
  struct Versions {
    /// The offset in the common bytes.
    var offset: Int
    var ours: [UInt8]
    var theirs: [UInt8]
    /// The reported conflict, and the start of its value in our version.
    var conflict: Int?
    var mark = 0
  }

  private(set) var common: [UInt8] = []
  private(set) var versions: [Versions] = []
  /// The places of resolved conflicts.
  private(set) var settled: [(conflict: Int, offset: Int)] = []

  mutating func reserve(_ count: Int) { common.reserveCapacity(count) }

  mutating func write(_ bytes: some Collection<UInt8>) { common += bytes }

  mutating func write(_ versions: Versions) {
    var versions = versions
    versions.offset = common.count
    self.versions.append(versions)
  }

  /// Records that the next byte belongs to a resolved conflict.
  mutating func mark(_ conflict: Int) { settled.append((conflict, common.count)) }
}
