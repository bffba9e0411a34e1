/// One step of a compiled message.
///
/// A message is a flat run of steps that ends with `end`. A choice jumps to the first step of one of
/// its branches, and each branch jumps behind the choice: always forwards, so every message ends.
///
/// It is stored as it stands here, also in files: 12 bytes without gaps.
public struct MessageInstruction: Sendable, BitwiseCopyable {
  /// What a step does.
  public enum Operation: UInt8, Sendable, CaseIterable {
    /// Writes the bytes of the pool from `first`, `second` in number.
    case literal
    /// Writes a number without flags, width or precision.
    case integer
    /// Writes a string.
    case string
    /// Writes a value as the specifier at `first` says.
    case formatted
    /// Chooses by the plural category of a number: `first` is the first of its targets; `second` is
    /// one more than the specifier that decides the visible digits, or zero.
    case plural
    /// Chooses by the ordinal category of a number, as `plural` does by the cardinal one.
    case ordinal
    /// Chooses by the device: `first` is the first of its targets.
    case device
    /// Reports a value that is no word, before the words of a choice are compared with it.
    case select
    /// Passes over the next step if the value is the word of the pool from `first`, `second` bytes
    /// long.
    case match
    /// Passes over the next step if a text for the width `first` fits.
    case fits
    /// Reports the problem at `first`.
    case report
    /// Goes on at `first`.
    case jump
    /// Ends the message.
    case end
    /// Markup that is not shown, as ``MarkupStep`` says. The attributes of a text that begins are the
    /// bytes of the pool from `first`, `second` in number.
    case markup
  }

  /// The argument of a choice by number whose texts do not tell which number that is: the first one
  /// among the values.
  package static let anyNumber = Int(UInt16.max)

  /// The raw value of the operation: a file may hold any byte here.
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

  /// What the step does; nil for a code that no version has.
  @inlinable @inline(__always)
  public var operation: Operation? { Operation(rawValue: code) }
}
