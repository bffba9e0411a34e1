import Foundation

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
    var kind = MessageRun.Kind.argument(index)
    guard index < arguments.count, !arguments[index].isPlaceholder else {
      trace.problems.append(.missingArgument(index + 1))
      buffer.append(spelling(ofFormat: Int(step.first)))
      trace.record(.literal, from: begin, to: buffer.count)
      return
    }
    for case .argument(let size)? in [format.width, format.precision] {
      var problem: MessageFault?
      if size >= arguments.count {
        problem = .missingArgument(size + 1)
      } else if case .integer = arguments[size] {
      } else {
        problem = .wrongType(argument: size + 1, specifier: "*")
      }
      guard let problem else { continue }
      trace.problems.append(problem)
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
    // A number where an object is required is written as an NSNumber would be.
    case (.object, .integer), (.object, .unsigned), (.object, .double):
      buffer.append(plainText(of: arguments[index], writer))
    case (.object, .string(let value)), (.cString, .string(let value)),
      (.utf16String, .string(let value)):
      if format.ignoresSizes {
        write(value, as: kind, into: &buffer, trace: &trace)
        return
      }
      writer.write(value, as: format, arguments: arguments, into: &buffer)
    case (.object, .object), (.cString, .object), (.utf16String, .object):
      guard let value = arguments[index].object else { return }
      if value.isNested { kind = .nested(index) }
      let (text, change) = value.text(in: context)
      trace.note(change: change)
      if format.ignoresSizes {
        let mayTurn = value.mayTurn(inRightToLeft: trace.isRightToLeft, in: context)
        write(text, as: kind, mayTurn: mayTurn, into: &buffer, trace: &trace)
        return
      }
      writer.write(text, as: format, arguments: arguments, into: &buffer)
    default:
      let spelling = spelling(ofFormat: Int(step.first))
      trace.problems.append(.wrongType(argument: index + 1, specifier: spelling))
      buffer.append(spelling)
      kind = .literal
    }
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
