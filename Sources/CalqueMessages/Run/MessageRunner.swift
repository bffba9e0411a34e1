/// Executes the steps of a compiled message.
///
/// The fast path handles whole numbers and strings; dates, padded numbers and nested texts are
/// objects that write themselves in the context.
extension MessageTable {
  /// Writes a message.
  ///
  /// - Parameters:
  ///   - start: The index of its first step.
  ///   - arguments: The values of the key.
  ///   - context: The context in which objects among the values are written.
  ///   - form: How numbers are written.
  package func run(
    _ start: UInt32, arguments: ArgumentList, in context: any MessageContext, form: NumberForm,
    into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    var next = Int(start)
    while true {
      let step = messages.instructions[next]
      next += 1
      switch step.operation {
      case .literal:
        let begin = buffer.count
        buffer.append(messages.pool.base + Int(step.first), count: Int(step.second))
        trace.record(.literal, from: begin, to: buffer.count)
      case .integer:
        writeInteger(
          step, arguments: arguments, in: context, form: form, into: &buffer, trace: &trace)
      case .string:
        writeString(
          step, arguments: arguments, in: context, form: form, into: &buffer, trace: &trace)
      case .formatted:
        writeFormatted(
          step, arguments: arguments, in: context, form: form, into: &buffer, trace: &trace)
      case .plural:
        next = pluralTarget(step, arguments: arguments, in: context, trace: &trace)
      case .ordinal:
        next = shownTarget(step, arguments: arguments, in: context, trace: &trace)
      case .device:
        next = Int(messages.targets[Int(step.first) + context.deviceIndex])
      case .select:
        checkWord(step, arguments: arguments, in: context, trace: &trace)
      case .match:
        if matches(step, arguments: arguments, in: context) { next += 1 }
      case .fits:
        if Int(step.first) <= context.presentationWidth ?? .max { next += 1 }
      case .report:
        let problem = problem(Int(step.first))
        trace.problems.append(.compiled(problem.kind, problem.text))
      case .markup:
        if trace.recordsRuns { trace.record(step, of: self, at: buffer.count) }
      case .jump:
        next = Int(step.first)
      case .end, nil:
        return
      }
    }
  }

  /// Writes the value of a step for whole numbers.
  @inline(__always)
  private func writeInteger(
    _ step: MessageInstruction, arguments: ArgumentList, in context: any MessageContext,
    form: NumberForm, into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let begin = buffer.count
    let argument = Int(step.argument)
    guard argument < arguments.count, let value = arguments.integer(at: argument) else {
      return writeFormatted(
        step, arguments: arguments, in: context, form: form, into: &buffer, trace: &trace)
    }
    form.write(value, into: &buffer)
    trace.record(.argument(argument), from: begin, to: buffer.count)
  }

  /// Writes the value of a step for strings.
  @inline(__always)
  private func writeString(
    _ step: MessageInstruction, arguments: ArgumentList, in context: any MessageContext,
    form: NumberForm, into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let argument = Int(step.argument)
    guard argument < arguments.count, case .string(let value) = arguments[argument] else {
      return writeFormatted(
        step, arguments: arguments, in: context, form: form, into: &buffer, trace: &trace)
    }
    write(value, as: .argument(argument), into: &buffer, trace: &trace)
  }

  /// Writes a string, isolated if it could change the order of the text around it (UAX #9).
  ///
  /// - Parameter mayTurn: Whether the value may have another direction than the text at all.
  @inline(__always)
  func write(
    _ value: String, as kind: MessageRun.Kind, mayTurn: Bool = true,
    into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let isolates =
      trace.isolatesArguments && mayTurn
      && ArgumentIsolation.isNeeded(for: value, inRightToLeft: trace.isRightToLeft)
    if isolates {
      let begin = buffer.count
      buffer.append(ArgumentIsolation.opening)
      trace.record(.literal, from: begin, to: buffer.count)
    }
    let begin = buffer.count
    buffer.append(value)
    trace.record(kind, from: begin, to: buffer.count)
    if isolates {
      let begin = buffer.count
      buffer.append(ArgumentIsolation.closing)
      trace.record(.literal, from: begin, to: buffer.count)
    }
  }
}

/// Calls a closure with a buffer that starts on the stack.
@inlinable @inline(__always)
package func withMessageBuffer<Result>(_ body: (inout MessageBuffer) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
    // It has 512 bytes, so the base address is not nil.
    guard let base = scratch.baseAddress else {
      var byte: UInt8 = 0
      return withUnsafeMutablePointer(to: &byte) { pointer in
        var buffer = MessageBuffer(scratch: pointer, capacity: 1)
        return body(&buffer)
      }
    }
    var buffer = MessageBuffer(scratch: base, capacity: scratch.count)
    return body(&buffer)
  }
}
