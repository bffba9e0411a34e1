package import CalqueICU
package import Foundation

/// A value that a message shows or chooses by. Numbers and strings are stored in place; the rarer
/// kinds are objects, so that the common ones stay small.
package enum LocalizationArgument: Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  /// A value that needs more than its digits or bytes to be written.
  case object(any MessageObject)
}

extension LocalizationArgument: Equatable {
  package static func == (first: LocalizationArgument, second: LocalizationArgument) -> Bool {
    switch (first, second) {
    case (.integer(let a), .integer(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a.isEqual(to: b)
    default: false
    }
  }
}

/// A value that the module above writes: a date, a value with a format style, a text inside of a text.
package protocol MessageObject: AnyObject, Sendable {
  /// Whether the value is a text that is resolved by itself.
  var isNested: Bool { get }
  /// Whether this is only the place of a value that comes later.
  var isPlaceholder: Bool { get }
  /// The text of the value, and when it reads differently.
  func text(in context: any MessageContext) -> (text: String, nextChange: Date?)
  /// What plural rules see of the text; nil unless the value is a number.
  func operands(in context: any MessageContext) -> PluralOperands?
  /// The word that the value is, to choose a text by; nil for values that are not words.
  func word(in context: any MessageContext) -> String?
  /// Whether the value may run in another direction than the text that it is in.
  func mayTurn(inRightToLeft: Bool, in context: any MessageContext) -> Bool
  func isEqual(to other: any MessageObject) -> Bool
}

/// What a message asks for while it is written. Objects know the class behind it.
package protocol MessageContext: AnyObject, Sendable {
  /// The index of the device among ``DeviceTargets``.
  var deviceIndex: Int { get }
  /// The width that texts have to fit in; nil for unlimited.
  var presentationWidth: Int? { get }
}
