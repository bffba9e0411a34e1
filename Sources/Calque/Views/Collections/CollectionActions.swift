public import Foundation
public import UniformTypeIdentifiers

nonisolated extension DynamicViewContent {
  /// Lets users delete elements from a list.
  ///
  /// - Parameter action: Gets the offsets of the elements to delete; `nil` forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(CollectionEditModifier(CollectionEdits(delete: .some(action))))
  }

  /// Lets users move elements within a list.
  ///
  /// - Parameter action: Gets the offsets of the elements to move, and the offset of the element
  ///   that they are put in front of, counted before the move; `nil` forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(CollectionEditModifier(CollectionEdits(move: .some(action))))
  }

  /// Lets users drop values between the rows of a list: ``ViewHost/drop(_:before:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values, and the offset of the element that they are put in front of.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(CollectionEditModifier(CollectionEdits(insert: [DropAction(action)])))
  }

  /// Lets users drop things between the rows of a list: ``ViewHost/drop(_:before:)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the list takes: a value is of one of them, or of a
  ///     special kind of it.
  ///   - action: Gets the offset of the element that the things are put in front of, and the
  ///     things.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets users drop things between the rows of a list, of types that are known by identifiers.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The identifiers of the types, as above.
  ///   - action: As above.
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      CollectionEditModifier(
        CollectionEdits(insert: [DropAction(of: supportedContentTypes, action)])))
  }
}
