/// One step of a compiled message.
///
/// A message is a flat run of steps that ends with `end`. A choice jumps to the first step of one of
/// its branches, and each branch jumps behind the choice.
struct MessageInstruction: Sendable {
  enum Operation: UInt8, Sendable {
    /// Writes the bytes of the pool from `first`, `second` in number.
    case literal
    /// Writes the text at `first` as it stands.
    case text
    /// Writes a number without flags, width or precision.
    case integer
    /// Writes a string.
    case string
    /// Writes a value as the specifier at `first` says.
    case formatted
    /// Chooses by the plural category of a number: `first` is the first of its targets; `second` is
    /// one more than the specifier that decides the visible digits, or zero.
    case plural
    /// Chooses by the device: `first` is the first of its targets.
    case device
    /// Reports the problem at `first`.
    case report
    /// Goes on at `first`.
    case jump
    case end
  }

  var operation: Operation
  /// The index of the value.
  var argument: UInt16 = 0
  var first: UInt32 = 0
  var second: UInt32 = 0
}
