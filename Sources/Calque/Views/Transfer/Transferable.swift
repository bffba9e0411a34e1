public import Foundation

/// A value that can be dropped on a list.
///
/// Apple's protocol of this name has to say how a value is written for other processes. A host has
/// none, and hands values over as they are: what is said is not asked, and may be left out.
public protocol Transferable {
  /// The type of what says how a value is written.
  associatedtype Representation: TransferRepresentation = ValueRepresentation<Self>

  /// How a value is written for other processes. It is not asked.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == ValueRepresentation<Self> {
  /// The value as it is.
  public static var transferRepresentation: ValueRepresentation<Self> { ValueRepresentation() }
}

/// A value that is handed over as it is.
public struct ValueRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}

/// What is done with values that are dropped.
struct DropAction {
  /// Takes values in front of an offset; returns whether they are of the right type.
  let take: ([any Transferable], Int) -> Bool

  init<T: Transferable>(_ action: @escaping ([T], Int) -> Void) {
    take = { values, offset in
      let mine = values.compactMap { $0 as? T }
      guard mine.count == values.count else { return false }
      action(mine, offset)
      return true
    }
  }

  /// Takes values of types that are known by identifiers.
  init(of types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
    take = { values, offset in
      let items = values.map { NSItemProvider($0) }.filter { item in
        types.contains { item.hasItemConformingToTypeIdentifier($0) }
      }
      guard !items.isEmpty, items.count == values.count else { return false }
      action(offset, items)
      return true
    }
  }
}
