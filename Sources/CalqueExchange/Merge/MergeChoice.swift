/// The chosen contents of a place in the merged catalog.
indirect enum MergeChoice {
  /// Nothing.
  case absent
  /// A value from one of the texts.
  case copy(MergeNode)
  /// A value from one of the texts, with every text in it marked `needs_review`.
  case reviewed(MergeNode)
  /// A string that is not in any of the texts. It does not need escapes.
  case word(String)
  /// The members of objects, merged.
  case members(base: MergeNode?, ours: MergeNode, theirs: MergeNode)
  /// Ours or theirs: both will be written between conflict markers. It has the number of the
  /// reported conflict, or none if it belongs to an adjacent one.
  case either(ours: MergeChoice, theirs: MergeChoice, conflict: Int?)
  /// A resolved conflict.
  case settled(MergeChoice, conflict: Int)

  /// Returns whether a value exists if conflicts are resolved for a side.
  func isPresent(_ side: MergeSide) -> Bool {
    switch self {
    case .absent: false
    case .copy, .reviewed, .word, .members: true
    case .either(let ours, let theirs, _):
      side == .ours ? ours.isPresent(side) : theirs.isPresent(side)
    case .settled(let choice, _): choice.isPresent(side)
    }
  }

  /// Whether a value exists, or has to be reported anyway.
  var isSpokenOf: Bool {
    switch self {
    case .absent: false
    case .copy, .reviewed, .word, .members, .settled: true
    case .either(let ours, let theirs, _): ours.isSpokenOf || theirs.isSpokenOf
    }
  }
}
