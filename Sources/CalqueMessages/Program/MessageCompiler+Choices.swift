import CalqueCatalogs

/// Choices between texts.
extension MessageCompiler {
  /// Emits a choice by the category of a number.
  mutating func emit(
    byNumber variations: CatalogVariations, _ operation: MessageInstruction.Operation,
    in scope: Scope
  ) {
    var scope = scope
    let number = number(of: variations, in: scope)
    // Within a choice by number `%arg` is replaced by the number, as in a variable.
    scope.own = number
    scope.own?.takenFor = .number
    let targets = program.targets.count
    program.targets += Array(repeating: PluralTargets.none, count: PluralTargets.count)
    emit(
      MessageInstruction(
        operation, argument: number.argument, first: targets,
        second: decidingFormat(of: variations, argument: number.argument, in: scope)))
    // A text may show a value although the number was not found.
    if number.argument == MessageInstruction.anyNumber { scope.own?.argument = 0 }
    var jumps: [Int] = []
    for (index, name) in PluralTargets.names.enumerated() {
      guard let value = variations[name] else { continue }
      program.targets[targets + index] = UInt32(clamping: program.instructions.count)
      emitBranch(value, in: scope, jumps: &jumps)
    }
    // A text for zero is shown for 0 in every language, regardless of the CLDR category of 0
    // (Foundation's release notes for OS X 10.9). They do not extend this to one and two, nor to
    // ordinals.
    if operation == .plural {
      program.targets[targets + PluralTargets.explicitZero] = program.targets[targets]
    }
    if variations["other"] == nil {
      program.targets[targets + 5] = UInt32(clamping: program.instructions.count)
      report(.missingVariation, "other")
      // The existing form that applies to the most numbers.
      let value = ["many", "few", "two", "one", "zero"].lazy.compactMap { variations[$0] }.first
      if let value { emitBranch(value, in: scope, jumps: &jumps) }
    }
    for index in 0..<5 where program.targets[targets + index] == PluralTargets.none {
      program.targets[targets + index] = program.targets[targets + 5]
    }
    patch(jumps)
  }

  /// Emits a choice by a word: a step for each word that skips the jump to the next one.
  mutating func emit(select variations: CatalogVariations, in scope: Scope) {
    var scope = scope
    let word = word(of: variations, in: scope)
    scope.own = word
    scope.own?.takenFor = .word
    emit(MessageInstruction(.select, argument: word.argument))
    var jumps: [Int] = []
    var seen: Set<String> = ["other"]
    // Of equal words the last one is used, as everywhere.
    for item in variations.cases where seen.insert(item.selector).inserted {
      guard let value = variations[item.selector] else { continue }
      let (start, count) = program.appendToPool(item.selector)
      emit(MessageInstruction(.match, argument: word.argument, first: start, second: count))
      emitTested(value, in: scope, jumps: &jumps)
    }
    if let other = variations["other"] {
      emit(other, in: scope)
    } else {
      report(.missingVariation, "other")
      if let first = variations.cases.first { emit(first.value, in: scope) }
    }
    patch(jumps)
  }

  mutating func emit(device variations: CatalogVariations, in scope: Scope) {
    let targets = program.targets.count
    program.targets += Array(repeating: 0, count: DeviceTargets.count)
    emit(MessageInstruction(.device, first: targets))
    var jumps: [Int] = []
    let other = program.instructions.count
    if let value = variations["other"] {
      emitBranch(value, in: scope, jumps: &jumps)
    } else {
      report(.missingVariation, "other")
      if let first = variations.cases.first {
        emitBranch(first.value, in: scope, jumps: &jumps)
      }
    }
    for (index, name) in DeviceTargets.names.enumerated() {
      if let value = variations[name] {
        program.targets[targets + index] = UInt32(clamping: program.instructions.count)
        emitBranch(value, in: scope, jumps: &jumps)
      } else {
        program.targets[targets + index] = UInt32(clamping: other)
      }
    }
    patch(jumps)
  }

  /// Emits a choice by width: the text for the greatest width up to the available width, or else
  /// that for the smallest (Apple, `variantFittingPresentationWidth(_:)`). Without an available
  /// width, it is the text for the greatest width.
  mutating func emit(width variations: CatalogVariations, in scope: Scope) {
    var texts: [Int: CatalogValue] = [:]
    for item in variations.cases { texts[Int(item.selector) ?? 0] = item.value }
    let widths = texts.sorted { $0.key > $1.key }
    var jumps: [Int] = []
    for (width, value) in widths.dropLast() {
      emit(MessageInstruction(.fits, first: max(width, 0)))
      emitTested(value, in: scope, jumps: &jumps)
    }
    if let smallest = widths.last { emit(smallest.value, in: scope) }
    patch(jumps)
  }

  // MARK: Jumps

  private mutating func emitBranch(_ value: CatalogValue, in scope: Scope, jumps: inout [Int]) {
    emit(value, in: scope)
    jumps.append(program.instructions.count)
    emit(MessageInstruction(.jump))
  }

  /// Emits a branch after a step that skips the jump to the next test.
  private mutating func emitTested(_ value: CatalogValue, in scope: Scope, jumps: inout [Int]) {
    let next = program.instructions.count
    emit(MessageInstruction(.jump))
    emitBranch(value, in: scope, jumps: &jumps)
    patch([next])
  }

  private mutating func patch(_ jumps: [Int]) {
    for jump in jumps {
      program.instructions[jump].first = UInt32(clamping: program.instructions.count)
    }
  }
}
