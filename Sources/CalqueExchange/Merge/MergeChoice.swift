/// What a place of the merged catalog is to hold.
indirect enum MergeChoice {
  /// Nothing.
  case absent
  /// A value as one of the texts has it.
  case copy(MergeNode)
  /// A value as one of the texts has it, every text in it marked `needs_review`.
  case reviewed(MergeNode)
  /// A string that none of the texts has. It needs no escapes.
  case word(String)
  /// The members of objects, merged.
  case members(base: MergeNode?, ours: MergeNode, theirs: MergeNode)
  /// Ours or theirs: conflict markers will hold both. With the number of the conflict that is
  /// told of; without, it goes along with another one beside it.
  case either(ours: MergeChoice, theirs: MergeChoice, conflict: Int?)
  /// A conflict that was settled.
  case settled(MergeChoice, conflict: Int)

  /// Whether anything is there when conflicts go the way of a side.
  func isPresent(_ side: MergeSide) -> Bool {
    switch self {
    case .absent: false
    case .copy, .reviewed, .word, .members: true
    case .either(let ours, let theirs, _):
      side == .ours ? ours.isPresent(side) : theirs.isPresent(side)
    case .settled(let choice, _): choice.isPresent(side)
    }
  }

  /// Whether anything is there, or has to be told of all the same.
  var isSpokenOf: Bool {
    switch self {
    case .absent: false
    case .copy, .reviewed, .word, .members, .settled: true
    case .either(let ours, let theirs, _): ours.isSpokenOf || theirs.isSpokenOf
    }
  }
}
