public import Foundation

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

  /// Not available: there are no item providers outside of Apple's platforms.
  @available(
    *, unavailable, message: "Use dropDestination(for:action:); there are no item providers here"
  )
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent {
    self
  }
}
