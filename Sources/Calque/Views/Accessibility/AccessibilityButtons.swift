import CalqueLayout

nonisolated extension View {
  /// Adds the actions of several buttons as accessibility actions, each by the label of its button.
  /// The buttons are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ButtonActionsModifier(buttons: content()))
  }

  /// Offers the actions of several buttons in a category.
  ///
  /// - Parameters:
  ///   - category: Accepted without effect: actions are found by their names.
  ///   - content: The buttons.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

/// A kind of actions that are offered together.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// A kind with a name.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }

  private init(name: String) { self.name = name }

  /// What belongs to no other kind.
  public static let `default` = Self(name: "default")
  /// What is done while something is edited.
  public static let edit = Self(name: "edit")
}

/// Takes the actions of buttons that are not shown.
private struct ButtonActionsModifier<Buttons: View> {
  let buttons: Buttons
}

extension ButtonActionsModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let actions = UnseenButtons(in: emitter).actions(of: buttons)
    emitter.with(MeaningAnnotation { $0.actions += actions }) { content._emit(into: emitter) }
  }
}

/// The place of buttons that are not shown.
@MainActor
struct UnseenButtons {
  private let environment: EnvironmentValues
  private let identity: ViewIdentity
  private let storage: StateStorage
  private let depth: Int

  /// - Parameter emitter: The place of the views that the buttons belong to.
  init(in emitter: ViewEmitter) {
    (environment, depth) = (emitter.environment, emitter.depth)
    (identity, storage) = (emitter.identity.child(.part(.buttons)), emitter.storage)
  }

  /// What buttons do, each by its label.
  func actions(of buttons: some View) -> [NamedAction] {
    let draft = SceneDraft.unseen()
    let emitter = ViewEmitter(
      draft: draft, storage: storage, environment: environment, identity: identity, depth: depth)
    emitter.emit(.vstack(.center, spacing: nil)) { buttons._emit(into: emitter) }
    return draft.nodes.indices.compactMap { index -> NamedAction? in
      guard let action = draft.nodes[index].details?.input?.action else { return nil }
      return NamedAction(name: draft.label(of: LayoutNode(index: UInt32(index))), action: action)
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let buttons = Self("actionButtons")
}

extension SceneDraft {
  /// What a button is called: its label, or the first text inside.
  fileprivate func label(of node: LayoutNode) -> String? {
    if let label = self[node].details?.meaning?.label ?? self[node].paint?.text { return label }
    return tree.children(of: node).lazy.compactMap { self.label(of: $0) }.first
  }
}
