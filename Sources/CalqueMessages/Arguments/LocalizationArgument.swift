package import CalqueICU

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A value that a message shows or that selects a variation. Numbers and strings are stored in
/// place; the rarer kinds are objects, so that the common ones stay small.
@usableFromInline
package enum LocalizationArgument: Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  /// A ``MessageObject``, which cannot be written from its digits or bytes alone. Only its class is
  /// named here, so that code that records values can be inlined into other modules.
  case object(any AnyObject & Sendable)
}

extension LocalizationArgument: Equatable {
  /// The value if it is an object.
  var object: (any MessageObject)? {
    if case .object(let object) = self { return object as? any MessageObject }
    return nil
  }

  @usableFromInline
  package static func == (first: LocalizationArgument, second: LocalizationArgument) -> Bool {
    switch (first, second) {
    case (.integer(let a), .integer(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object, .object):
      if let a = first.object, let b = second.object { a.isEqual(to: b) } else { false }
    default: false
    }
  }
}

/// A value that a higher module writes: a date, a value with a format style, a text inside another
/// text.
package protocol MessageObject: AnyObject, Sendable {
  /// Whether the value is a text that is resolved on its own.
  var isNested: Bool { get }
  /// Whether this is only the place of a value that is provided later.
  var isPlaceholder: Bool { get }
  /// Returns the text of the value, and when it changes.
  func text(in context: any MessageContext) -> (text: String, nextChange: Date?)
  /// Returns the plural operands of the text; nil unless the value is a number.
  func operands(in context: any MessageContext) -> PluralOperands?
  /// Returns the value as a word that selects a variation; nil unless the value is a word.
  func word(in context: any MessageContext) -> String?
  /// Returns whether the value may have another direction than the text around it.
  func mayTurn(inRightToLeft: Bool, in context: any MessageContext) -> Bool
  func isEqual(to other: any MessageObject) -> Bool
}

/// The environment in which a message is written. Objects know its concrete class.
package protocol MessageContext: AnyObject, Sendable {
  /// The index of the device among ``DeviceTargets``.
  var deviceIndex: Int { get }
  /// The width that texts have to fit; nil for no limit.
  var presentationWidth: Int? { get }
}
