import CalqueICU

/// The branch of a choice for a value.
extension MessageTable {
  /// Returns the first step of the branch for a number.
  @inline(__always)
  func pluralTarget(
    _ step: MessageInstruction, arguments: ArgumentList,
    in context: any MessageContext, trace: inout MessageTrace
  ) -> Int {
    let argument = Int(step.argument)
    // A whole number whose format does not matter, which is the usual case.
    guard step.second == 0, argument < arguments.count,
      let value = arguments.integer(at: argument)
    else {
      return shownTarget(
        step, arguments: arguments, in: context, trace: &trace)
    }
    return target(step, category(of: Int(value)), isZero: value == 0, &trace)
  }

  /// Returns the first step of the branch for a number by its visible digits.
  @inline(never)
  func shownTarget(
    _ step: MessageInstruction, arguments: ArgumentList,
    in context: any MessageContext, trace: inout MessageTrace
  ) -> Int {
    let argument = Int(step.argument)
    var shown: PluralOperands?
    if argument == MessageInstruction.anyNumber {
      for index in 0..<arguments.count where shown == nil {
        shown = operands(of: arguments[index], step, arguments, context)
      }
      if shown == nil {
        trace.problems.append(
          arguments.count == 0
            ? .missingArgument(1) : .wrongType(argument: 1, specifier: "%#@"))
      }
    } else if argument < arguments.count {
      shown = operands(of: arguments[argument], step, arguments, context)
      if shown == nil {
        trace.problems.append(.wrongType(argument: argument + 1, specifier: "%#@"))
      }
    } else {
      trace.problems.append(.missingArgument(argument + 1))
    }
    guard let shown else { return target(step, .other, isZero: false, &trace) }
    let category =
      step.operation == .ordinal ? ordinalCategory(of: shown) : category(of: shown)
    return target(step, category, isZero: shown.isZero, &trace)
  }

  @inline(__always)
  private func target(
    _ step: MessageInstruction, _ category: PluralCategory, isZero: Bool,
    _ trace: inout MessageTrace
  ) -> Int {
    let base = Int(step.first)
    if isZero {
      let target = messages.targets[base + PluralTargets.explicitZero]
      if target != PluralTargets.none { return Int(target) }
    }
    let target = messages.targets[base + category.targetIndex]
    if trace.recordsRuns, category != .other,
      target == messages.targets[base + PluralCategory.other.targetIndex]
    {
      trace.missingForm = category
    }
    return Int(target)
  }

  /// Returns the plural operands of a value as it is shown; nil unless it is a number.
  private func operands(
    of argument: LocalizationArgument, _ step: MessageInstruction, _ arguments: ArgumentList,
    _ context: any MessageContext
  ) -> PluralOperands? {
    let format = step.second == 0 ? nil : format(Int(step.second) - 1)
    let writer = NumberWriter(form: .invariant)
    switch argument {
    case .integer(let value):
      return format.flatMap { format in
        format.isForIntegers
          ? Self.operands {
            writer.write(
              isNegative: value < 0, magnitude: value.magnitude, as: format, arguments: arguments,
              into: &$0)
          } : nil
      } ?? PluralOperands(value)
    case .unsigned(let value):
      return format.flatMap { format in
        format.isForIntegers
          ? Self.operands {
            writer.write(
              isNegative: false, magnitude: value, as: format, arguments: arguments, into: &$0)
          } : nil
      } ?? PluralOperands(value)
    case .double(let value):
      guard let format, !format.isForIntegers, value.isFinite else { return PluralOperands(value) }
      return Self.operands {
        writer.write(value, as: format, arguments: arguments, into: &$0)
      } ?? PluralOperands(value)
    case .object: return argument.object?.operands(in: context)
    case .string: return nil
    }
  }

  private static func operands(_ write: (inout MessageBuffer) -> Void) -> PluralOperands? {
    let text = withMessageBuffer { buffer in
      write(&buffer)
      return buffer.makeString()
    }
    // Blanks as padding are not digits.
    return PluralOperands(decimal: text.filter { $0 != " " })
  }

  // MARK: Words

  /// Returns whether the word of a step equals its value.
  @inline(never)
  func matches(
    _ step: MessageInstruction, arguments: ArgumentList,
    in context: any MessageContext
  ) -> Bool {
    let argument = Int(step.argument)
    guard argument < arguments.count, var word = word(of: arguments[argument], in: context)
    else { return false }
    let pool = messages.pool.base + Int(step.first)
    return word.withUTF8 {
      $0.elementsEqual(UnsafeBufferPointer(start: pool, count: Int(step.second)))
    }
  }

  /// Records a value that cannot be used as a word.
  @inline(never)
  func checkWord(
    _ step: MessageInstruction, arguments: ArgumentList,
    in context: any MessageContext, trace: inout MessageTrace
  ) {
    let argument = Int(step.argument)
    if argument >= arguments.count {
      trace.problems.append(.missingArgument(argument + 1))
    } else if word(of: arguments[argument], in: context) == nil {
      trace.problems.append(.wrongType(argument: argument + 1, specifier: "%#@"))
    }
  }

  private func word(
    of argument: LocalizationArgument, in context: any MessageContext
  ) -> String? {
    switch argument {
    case .string(let value): value
    case .object: argument.object?.word(in: context)
    case .integer, .unsigned, .double: nil
    }
  }
}

extension PluralCategory {
  /// The index of the category in ``PluralTargets``.
  var targetIndex: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
