/// The merged text while it is written: what stands whatever happens, and between it, places with
/// two versions.
struct MergeOutput {
  /// Two versions of a stretch.
  struct Versions {
    /// Where it is among the common bytes.
    var offset: Int
    var ours: [UInt8]
    var theirs: [UInt8]
    /// The conflict that is told of, and where its value starts in our version.
    var conflict: Int?
    var mark = 0
  }

  private(set) var common: [UInt8] = []
  private(set) var versions: [Versions] = []
  /// Where conflicts that were settled stand.
  private(set) var settled: [(conflict: Int, offset: Int)] = []

  mutating func reserve(_ count: Int) { common.reserveCapacity(count) }

  mutating func write(_ bytes: some Collection<UInt8>) { common += bytes }

  mutating func write(_ versions: Versions) {
    var versions = versions
    versions.offset = common.count
    self.versions.append(versions)
  }

  /// Notes that the next byte belongs to a conflict that was settled.
  mutating func mark(_ conflict: Int) { settled.append((conflict, common.count)) }
}
