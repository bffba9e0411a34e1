import CalqueMessages
import Foundation

extension Localizer {
  /// Writes the value of a step that the short way does not know, or the step's own text if there
  /// is no value that fits.
  @inline(never)
  func writeFormatted(
    _ step: MessageInstruction, of table: MessageTable, arguments: ArgumentList,
    in environment: borrowing LocalizationEnvironment, form: NumberForm,
    into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let format = table.format(Int(step.first))
    let index = Int(step.argument)
    let begin = buffer.count
    var kind = LocalizedText.Kind.argument(index)
    guard index < arguments.count, !arguments[index].isPlaceholder else {
      trace.problems.append(.missingArgument(index + 1))
      buffer.append(table.spelling(ofFormat: Int(step.first)))
      trace.record(.literal, from: begin, to: buffer.count)
      return
    }
    for case .argument(let size)? in [format.width, format.precision] {
      var problem: LocalizationDiagnostic.Problem?
      if size >= arguments.count {
        problem = .missingArgument(size + 1)
      } else if case .integer = arguments[size] {
      } else {
        problem = .wrongType(argument: size + 1, specifier: "*")
      }
      guard let problem else { continue }
      trace.problems.append(problem)
      buffer.append(table.spelling(ofFormat: Int(step.first)))
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
    // A number where an object is asked for is what it would be as an NSNumber.
    case (.object, .integer), (.object, .unsigned), (.object, .double):
      buffer.append(plainText(of: arguments[index], writer))
    case (.object, .string(let value)), (.cString, .string(let value)),
      (.utf16String, .string(let value)):
      if format.ignoresSizes {
        write(value, as: kind, into: &buffer, trace: &trace)
        return
      }
      writer.write(value, as: format, arguments: arguments, into: &buffer)
    case (.object, .rich(let value)), (.cString, .rich(let value)),
      (.utf16String, .rich(let value)):
      if case .nested = value { kind = .nested(index) }
      let (text, change) = text(of: value, in: copy environment)
      trace.note(change: change)
      if format.ignoresSizes {
        let mayTurn = mayTurn(value, in: environment, isRightToLeft: trace.isRightToLeft)
        write(text, as: kind, mayTurn: mayTurn, into: &buffer, trace: &trace)
        return
      }
      writer.write(text, as: format, arguments: arguments, into: &buffer)
    default:
      let spelling = table.spelling(ofFormat: Int(step.first))
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
      case .string, .rich: break
      }
      return buffer.makeString()
    }
  }

  /// Whether a value may run another way than the text. Dates and the like run as the locale does,
  /// which is another way only where the text is of another language.
  private func mayTurn(
    _ argument: RichArgument, in environment: borrowing LocalizationEnvironment,
    isRightToLeft: Bool
  ) -> Bool {
    switch argument {
    case .attributed, .nested: true
    #if !canImport(Darwin)
      case .placeholder: false
    #endif
    case .date, .dateRange, .timer, .formatted:
      LocalizationID.isRightToLeft(environment.locale.identifier) != isRightToLeft
    }
  }

  /// The text of a value that is more than its digits, and when it reads differently.
  func text(
    of argument: RichArgument, in environment: LocalizationEnvironment
  ) -> (text: String, nextChange: Date?) {
    switch argument {
    case .attributed(let value): (String(value.characters), nil)
    case .date(let date, let style): DateText(environment: environment).text(date, style: style)
    case .dateRange(let range): (DateText(environment: environment).text(range), nil)
    case .timer(let timer): timer.text(in: environment)
    case .formatted(let value): value.text(in: environment)
    case .nested(let value): (value.plainText(by: self, in: environment), nil)
    #if !canImport(Darwin)
      // It has no text of its own: what stands for it in the key is shown.
      case .placeholder(let placeholder): (placeholder.specifier, nil)
    #endif
    }
  }
}
