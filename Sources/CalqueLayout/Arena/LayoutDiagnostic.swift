public import Foundation

/// A number that a layout cannot work with, and what was done instead.
///
/// No number makes a layout trap, and no frame holds one that is not finite.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Whose number it is: `frame`, `padding`, `Layout`.
  public let subject: String
  /// What the number is there: `width`, `spacing`, `position`.
  public let argument: String
  /// The number.
  public let value: CGFloat
  /// What was done instead, as the end of a sentence.
  public let remedy: String
  /// The name of the view, or of the nearest one around that has a name.
  public var identifier: String?

  /// What kind of problem it is.
  package enum Topic: Hashable, Sendable {
    /// A number that cannot be worked with.
    case number
    /// A row of a lazy stack that is longer across than the stack.
    case wideRow
    /// A custom layout that asks its subviews without end.
    case endlessLayout
  }

  /// What kind of problem it is.
  package let topic: Topic
  /// The node of the tree.
  package let node: LayoutNode

  /// The whole sentence: `frame #title: width is -5; it is ignored`.
  public var description: String {
    let name = identifier.map { " #\($0)" } ?? ""
    return "\(subject)\(name): \(argument) is \(value); \(remedy)"
  }

  /// NaN equals itself here: it is the same problem.
  public static func == (a: Self, b: Self) -> Bool {
    a.node == b.node && a.subject == b.subject && a.argument == b.argument
      && (a.value == b.value || (a.value.isNaN && b.value.isNaN)) && a.remedy == b.remedy
      && a.identifier == b.identifier
  }

  /// Hashes the place of the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(subject)
    hasher.combine(argument)
  }
}
