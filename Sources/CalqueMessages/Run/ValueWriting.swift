extension MessageTable {
  /// Writes the value of a step that the fast path does not handle, or the step's own text if there
  /// is no matching value.
  @inline(never)
  func writeFormatted(
    _ step: MessageInstruction, arguments: ArgumentList,
    in context: any MessageContext, form: NumberForm,
    into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let format = format(Int(step.first))
    let index = Int(step.argument)
    let begin = buffer.count
    if let fault = fault(of: format, index, arguments) {
      trace.problems.append(fault)
      buffer.append(spelling(ofFormat: Int(step.first)))
      trace.record(.literal, from: begin, to: buffer.count)
      return
    }
    let writer = NumberWriter(form: form)
    switch (format.conversion, arguments[index]) {
    case (_, .integer(let value)) where format.isForIntegers:
      writer.write(
        isNegative: value < 0, magnitude: value.magnitude, as: format, arguments: arguments,
        into: &buffer)
    case (_, .unsigned(let value)) where format.isForIntegers:
      writer.write(
        isNegative: false, magnitude: value, as: format, arguments: arguments, into: &buffer)
    case (.fixed, .double(let value)), (.scientific, .double(let value)),
      (.general, .double(let value)), (.hexadecimalFloat, .double(let value)):
      writer.write(value, as: format, arguments: arguments, into: &buffer)
    // A number where an object is required is written as an NSNumber would be, which it may be.
    case (.object, .integer), (.object, .unsigned), (.object, .double):
      trace.problems.append(
        .numberAsObject(argument: index + 1, specifier: spelling(ofFormat: Int(step.first))))
      buffer.append(plainText(of: arguments[index], writer))
    case (.object, .string(let value)), (.cString, .string(let value)),
      (.utf16String, .string(let value)):
      return write(
        value, as: .argument(index), format, arguments, writer, into: &buffer, trace: &trace)
    case (.object, .object), (.cString, .object), (.utf16String, .object):
      guard let value = arguments[index].object else { return }
      let (text, change) = value.text(in: context)
      trace.note(change: change)
      let mayTurn = value.mayTurn(inRightToLeft: trace.isRightToLeft, in: context)
      return write(
        text, as: value.isNested ? .nested(index) : .argument(index), mayTurn: mayTurn, format,
        arguments, writer, into: &buffer, trace: &trace)
    default:
      let spelling = spelling(ofFormat: Int(step.first))
      trace.problems.append(.wrongType(argument: index + 1, specifier: spelling))
      buffer.append(spelling)
      return trace.record(.literal, from: begin, to: buffer.count)
    }
    trace.record(.argument(index), from: begin, to: buffer.count)
  }

  /// Returns the reason that a value, or a number for its size, cannot be written; nil if there is
  /// none.
  @inline(__always)
  private func fault(
    of format: ValueFormat, _ index: Int, _ arguments: ArgumentList
  ) -> MessageFault? {
    guard index < arguments.count, !arguments[index].isPlaceholder else {
      return .missingArgument(index + 1)
    }
    for case .argument(let size)? in [format.width, format.precision] {
      if size >= arguments.count { return .missingArgument(size + 1) }
      guard case .integer = arguments[size] else {
        return .wrongType(argument: size + 1, specifier: "*")
      }
    }
    return nil
  }

  /// Writes a string, filled or cut to the size of its format. Only a whole one is isolated.
  @inline(__always)
  private func write(
    _ value: String, as kind: MessageRun.Kind, mayTurn: Bool = true, _ format: ValueFormat,
    _ arguments: ArgumentList, _ writer: NumberWriter, into buffer: inout MessageBuffer,
    trace: inout MessageTrace
  ) {
    if format.ignoresSizes {
      return write(value, as: kind, mayTurn: mayTurn, into: &buffer, trace: &trace)
    }
    let begin = buffer.count
    writer.write(value, as: format, arguments: arguments, into: &buffer)
    trace.record(kind, from: begin, to: buffer.count)
  }

  private func plainText(of number: LocalizationArgument, _ writer: NumberWriter) -> String {
    withMessageBuffer { buffer in
      switch number {
      case .integer(let value): writer.form.write(value, into: &buffer)
      case .unsigned(let value): writer.form.write(magnitude: value, into: &buffer)
      case .double(let value): writer.write(plain: value, into: &buffer)
      case .string, .object: break
      }
      return buffer.makeString()
    }
  }
}

extension LocalizationArgument {
  /// Whether this is only the place of a value that is provided later.
  package var isPlaceholder: Bool {
    object?.isPlaceholder ?? false
  }
}
