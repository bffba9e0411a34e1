public import Foundation
public import UniformTypeIdentifiers

/// A node that values are dropped on.
final class DropInput: InputFacet {
  /// Takes values at a point of the node; returns whether it did.
  let take: @MainActor ([any Transferable], CGPoint) -> Bool

  init(_ take: @escaping @MainActor ([any Transferable], CGPoint) -> Bool) { self.take = take }
}

/// Puts a node around each view that values are dropped on.
private struct DropModifier {
  let take: ([any Transferable], CGPoint) -> Bool
}

extension DropModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard emitter.environment.isEnabled else { return content._emit(into: emitter) }
    var details: NodeDetails?
    let take = take
    details.change { $0.input = DropInput { take($0, $1) } }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

/// Has a delegate decide about what is dropped on each view.
private struct DropDelegateModifier {
  let delegate: any DropDelegate
}

extension DropDelegateModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard emitter.environment.isEnabled else { return content._emit(into: emitter) }
    let delegate = delegate
    var details: NodeDetails?
    details.change { details in
      details.input = DropInput { values, place in
        let info = DropInfo(location: place, values: values)
        guard delegate.validateDrop(info: info) else { return false }
        delegate.dropEntered(info: info)
        let operation = delegate.dropUpdated(info: info)?.operation
        if operation == .forbidden || operation == .cancel {
          delegate.dropExited(info: info)
          return false
        }
        return delegate.performDrop(info: info)
      }
    }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

nonisolated extension View {
  /// Lets users drop values on the view: ``ViewHost/drop(_:on:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values and the place in the view, and returns whether it took them.
  ///   - isTargeted: Gets whether values are held over the view, before and after a drop.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier { values, place in
        let mine = values.compactMap { $0 as? T }
        guard !mine.isEmpty, mine.count == values.count else { return false }
        isTargeted(true)
        defer { isTargeted(false) }
        return action(mine, place)
      })
  }

  /// Has a delegate decide about what is dropped on the view: ``ViewHost/drop(_:on:)``.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropDelegateModifier(delegate: delegate))
  }

  /// Lets users drop things on the view: ``ViewHost/drop(_:on:)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes. A host takes everything.
  ///   - isTargeted: Whether things are held over the view.
  ///   - action: Gets what is dropped, and returns whether it took it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(DropModifier(types: nil, isTargeted) { items, _ in action(items) })
  }

  /// Lets users drop things on the view: ``ViewHost/drop(_:on:)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes, as above.
  ///   - isTargeted: Whether things are held over the view.
  ///   - action: Gets what is dropped and the place in the view, and returns whether it took it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(types: nil, isTargeted, action))
  }

  /// Lets users drop things on the view: ``ViewHost/drop(_:on:)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes, by their identifiers.
  ///   - isTargeted: Whether things are held over the view.
  ///   - action: Gets what is dropped, and returns whether it took it.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(DropModifier(types: supportedContentTypes, isTargeted) { items, _ in action(items) })
  }

  /// Lets users drop things on the view: ``ViewHost/drop(_:on:)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the view takes, as above.
  ///   - isTargeted: Whether things are held over the view.
  ///   - action: Gets what is dropped and the place in the view, and returns whether it took it.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(types: supportedContentTypes, isTargeted, action))
  }

  /// Says what the view offers to what is done with items around it.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(SettingModifier(action as Any))
  }

  /// Has people drag something out of the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onDrag<T>(_ data: @escaping () -> T) -> some View {
    modifier(SettingModifier(data))
  }

  /// Has people drag something out of the view, with a picture of it.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onDrag<T, V: View>(
    _ data: @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(SettingModifier(data))
  }
}

/// Decides about what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is wanted; it is by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drag comes over the view.
  func dropEntered(info: DropInfo)
  /// Called when the drag moves over the view; returns what a drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// The place in the view, in points.
  public let location: CGPoint
  /// What is dropped; a host hands values over as they are.
  public let values: [any Transferable]

  /// What is dropped, as providers of items.
  ///
  /// - Parameter contentTypes: Identifiers of types. A host knows nothing of other kinds of types,
  ///   and returns everything.
  public func itemProviders<T>(for contentTypes: [T]) -> [NSItemProvider] {
    let types = contentTypes.compactMap { $0 as? String }
    return values.map { NSItemProvider($0) }.filter { item in
      types.count < contentTypes.count
        || types.contains { item.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether there is something. A host does not know the types of files.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !values.isEmpty }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It must not happen.
  case forbidden
  /// It copies the values.
  case copy
  /// It moves the values.
  case move
  /// It deletes the values.
  case delete
  /// It makes another name of the values.
  case alias
}

/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DropModifier {
  /// - Parameters:
  ///   - types: The identifiers of the types that are taken; nil for all.
  ///   - isTargeted: Whether things are held over the view.
  ///   - action: Gets what is dropped and the place, and returns whether it took it.
  fileprivate nonisolated init(
    types: [String]?, _ isTargeted: Binding<Bool>?,
    _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.init { values, place in
      let items = values.map { NSItemProvider($0) }.filter { item in
        types?.contains { item.hasItemConformingToTypeIdentifier($0) } ?? true
      }
      guard !items.isEmpty else { return false }
      isTargeted?.wrappedValue = true
      defer { isTargeted?.wrappedValue = false }
      return action(items, place)
    }
  }
}
