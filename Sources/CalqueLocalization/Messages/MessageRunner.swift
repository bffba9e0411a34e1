import CalqueMessages
import Foundation

/// Carries out the steps of a compiled message.
///
/// What the short way needs is at hand; what it does not need (dates, padded numbers, nested
/// texts) is asked of the localizer.
extension Localizer {
  func run(
    _ start: UInt32, of table: MessageTable, arguments: ArgumentList,
    in environment: borrowing LocalizationEnvironment, form: NumberForm,
    into buffer: inout MessageBuffer, trace: inout MessageTrace
  ) {
    let messages = table.messages
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
        let begin = buffer.count
        let argument = Int(step.argument)
        if argument < arguments.count, let value = arguments.integer(at: argument) {
          form.write(value, into: &buffer)
          trace.record(.argument(argument), from: begin, to: buffer.count)
        } else {
          writeFormatted(
            step, of: table, arguments: arguments, in: environment, form: form, into: &buffer,
            trace: &trace)
        }
      case .string:
        let argument = Int(step.argument)
        if argument < arguments.count, case .string(let value) = arguments[argument] {
          write(value, as: .argument(argument), into: &buffer, trace: &trace)
        } else {
          writeFormatted(
            step, of: table, arguments: arguments, in: environment, form: form, into: &buffer,
            trace: &trace)
        }
      case .formatted:
        writeFormatted(
          step, of: table, arguments: arguments, in: environment, form: form, into: &buffer,
          trace: &trace)
      case .plural:
        next = pluralTarget(
          step, of: table, arguments: arguments, in: environment, trace: &trace)
      case .ordinal:
        next = shownTarget(
          step, of: table, arguments: arguments, in: environment, trace: &trace)
      case .device:
        next = Int(messages.targets[Int(step.first) + environment.device.index])
      case .select:
        checkWord(step, arguments: arguments, in: environment, trace: &trace)
      case .match:
        if matches(step, of: table, arguments: arguments, in: environment) { next += 1 }
      case .fits:
        if Int(step.first) <= environment.presentationWidth ?? .max { next += 1 }
      case .report:
        trace.problems.append(LocalizationDiagnostic.Problem(table.problem(Int(step.first))))
      case .markup:
        if trace.recordsRuns { trace.record(step, of: table, at: buffer.count) }
      case .jump:
        next = Int(step.first)
      case .end, nil:
        return
      }
    }
  }

  /// Writes a string, isolated where it could disturb the order of the text around it (UAX #9).
  ///
  /// - Parameter mayTurn: Whether the value may run another way than the text at all.
  @inline(__always)
  func write(
    _ value: String, as kind: LocalizedText.Kind, mayTurn: Bool = true,
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

extension LocalizationDiagnostic.Problem {
  /// What the compiler of messages could not follow.
  fileprivate init(_ problem: (kind: MessageProblem.Kind, text: String)) {
    self =
      switch problem.kind {
      case .malformedFormat: .malformedFormat(problem.text)
      case .unknownVariable: .unknownVariable(problem.text)
      case .missingVariation: .missingVariation(problem.text)
      case .circularVariable: .circularVariable(problem.text)
      case .tooManyVariables: .tooManyVariables(problem.text)
      case .inflection: .inflection(problem.text)
      }
  }
}

extension LocalizationEnvironment.Device {
  /// The place of the device among ``DeviceTargets``.
  var index: Int {
    switch self {
    case .iphone: 0
    case .ipad: 1
    case .ipod: 2
    case .mac: 3
    case .applewatch: 4
    case .appletv: 5
    case .applevision: 6
    }
  }
}

/// Lends a buffer that starts on the stack.
@inline(__always)
func withMessageBuffer<Result>(_ body: (inout MessageBuffer) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
    // 512 bytes are asked for, so there is a base address.
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
