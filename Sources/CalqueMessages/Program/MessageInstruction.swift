/// One step of a compiled message.
///
/// A message is a flat sequence of steps that ends with `end`. A choice jumps to the first step of
/// one of its branches, and each branch jumps to the step after the choice. Jumps only go forward,
/// so every message ends.
///
/// It is stored with this layout, also in files: 12 bytes without padding.
public struct MessageInstruction: Sendable, BitwiseCopyable {
  /// The operation of a step.
  public enum Operation: UInt8, Sendable, CaseIterable {
    /// Writes the bytes of the pool from `first` on; `second` is their number.
    case literal
    /// Writes a number without flags, width or precision.
    case integer
    /// Writes a string.
    case string
    /// Writes a value in the format at `first`.
    case formatted
    /// Chooses by the plural category of a number: `first` is the first of its targets; `second` is
    /// one more than the index of the format that determines the visible digits, or zero.
    case plural
    /// Chooses by the ordinal category of a number, as `plural` does by the cardinal one.
    case ordinal
    /// Chooses by the device: `first` is the first of its targets.
    case device
    /// Reports a value that is not a word, before the words of a choice are compared with it.
    case select
    /// Skips the next step if the value is the word in the pool from `first` on, `second` bytes
    /// long.
    case match
    /// Skips the next step if a text for the width `first` fits.
    case fits
    /// Reports the problem at `first`.
    case report
    /// Continues at `first`.
    case jump
    /// Ends the message.
    case end
    /// Markup that is not shown, of a kind in ``MarkupStep``. For the start of a text, the
    /// attributes are the bytes of the pool from `first` on; `second` is their number.
    case markup
  }

  /// The argument of a choice by number whose texts do not determine the number: the first number
  /// among the values.
  package static let anyNumber = Int(UInt16.max)

  /// The raw value of the operation: in a file it may be any byte.
  @usableFromInline package var code: UInt8
  /// Always zero.
  package var reserved: UInt8 = 0
  /// The index of the value.
  package var argument: UInt16
  package var first: UInt32
  package var second: UInt32

  package init(_ operation: Operation, argument: Int = 0, first: Int = 0, second: Int = 0) {
    code = operation.rawValue
    self.argument = UInt16(clamping: argument)
    self.first = UInt32(clamping: first)
    self.second = UInt32(clamping: second)
  }

  /// The operation of the step; nil for an unknown code.
  @inlinable @inline(__always)
  public var operation: Operation? { Operation(rawValue: code) }
}
