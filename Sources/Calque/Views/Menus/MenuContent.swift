import CalqueLayout
import Foundation

/// The items of a menu, which are made when they are asked for.
@MainActor
final class MenuContent {
  private let content: AnyView
  private let environment: EnvironmentValues
  private let identity: ViewIdentity
  private let storage: StateStorage
  private let depth: Int

  /// - Parameter emitter: The place of the menu.
  init(_ content: some View, in emitter: ViewEmitter) {
    self.content = AnyView(content)
    environment = emitter.environment
    identity = emitter.identity.child(.part(.menuItems))
    storage = emitter.storage
    depth = emitter.depth
  }

  /// The items for an open menu. What is chosen in a menu inside of a menu closes both.
  var shown: () -> AnyView {
    let outer = environment.isInMenu ? environment.buttonCompletion : nil
    return { [content] in
      AnyView(
        content.modifier(
          EnvironmentModifier { values in
            guard let outer, let inner = values.buttonCompletion else { return }
            values.buttonCompletion = {
              inner()
              outer()
            }
          }))
    }
  }

  /// The items as they are now.
  var items: [MenuItem] {
    let draft = SceneDraft.unseen()
    let emitter = ViewEmitter(
      draft: draft, storage: storage, environment: environment.forMenus, identity: identity,
      depth: depth)
    content._emit(into: emitter)
    return draft.roots.flatMap { MenuItem.items(at: $0, in: draft) }
  }
}

extension ViewIdentity.Part {
  fileprivate static let menuItems = Self("menuItems")
}

extension EnvironmentValues {
  /// The environment of the items of a menu: controls look as items do, not as around the menu.
  fileprivate var forMenus: EnvironmentValues {
    var values = self
    values.buttonStyle = DefaultButtonLook()
    values.primitiveButtonStyles = nil
    values.toggleStyles = nil
    values.hidesLabels = false
    values.isInListRow = false
    values.isInMenu = true
    return values
  }
}

/// An item of a menu.
struct MenuItem {
  /// What it is called.
  let title: String
  /// Whether it has a check mark; nil if it never has one.
  var isOn: Bool?
  /// What it does; nil if it is disabled, or only a title.
  var action: (() -> Void)?
  /// The items of a menu inside.
  var children: [MenuItem] = []

  /// The first item of a title, those of menus inside included.
  @MainActor
  static func first(_ title: String, in items: [MenuItem]) -> MenuItem? {
    items.first { $0.title == title && $0.children.isEmpty }
      ?? items.lazy.compactMap { first(title, in: $0.children) }.first
  }

  /// The items at and inside of a node.
  @MainActor
  fileprivate static func items(at node: LayoutNode, in draft: SceneDraft) -> [MenuItem] {
    let details = draft[node].details
    let input = details?.input
    let title = draft.words(in: node) ?? ""
    switch input {
    case let input as any MenuInside:
      return [MenuItem(title: title, children: input.menuItems)]
    case let input? where input.action != nil || input.isDisabled:
      var item = MenuItem(title: title, action: input.action)
      if details?.meaning?.role == .toggle { item.isOn = details?.meaning?.value == "1" }
      return [item]
    default:
      if let text = draft[node].paint?.text { return [MenuItem(title: text)] }
      return draft.tree.children(of: node).flatMap { items(at: $0, in: draft) }
    }
  }
}

extension SceneDraft {
  /// The texts at and inside of a node, one after the other; the label of a node counts in place of
  /// what is inside.
  func words(in node: LayoutNode) -> String? {
    func collect(_ node: LayoutNode) -> [String] {
      if let label = self[node].details?.meaning?.label { return [label] }
      if let text = self[node].paint?.text { return [text] }
      return tree.children(of: node).flatMap(collect)
    }
    let words = collect(node).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// A node that is a menu inside of a menu.
@MainActor
protocol MenuInside: InputFacet {
  /// The items of the menu.
  var menuItems: [MenuItem] { get }
}

/// The node of a menu.
final class MenuInput: InputFacet {
  let content: MenuContent
  let isDisabled: Bool
  /// What a tap does: it opens the menu, unless that takes a long press.
  let action: (() -> Void)?
  private let open: () -> Void
  private let opensByPress: Bool

  @MainActor
  init(
    _ content: MenuContent, isEnabled: Bool, open: @escaping () -> Void,
    _ primaryAction: (() -> Void)?
  ) {
    self.content = content
    self.open = open
    isDisabled = !isEnabled
    opensByPress = primaryAction != nil
    action = isEnabled ? primaryAction ?? open : nil
  }

  var gesture: NodeGesture? {
    guard let action else { return nil }
    let (open, opensByPress) = (open, opensByPress)
    return NodeGesture {
      let tap = TapRecognizer(count: 1, action: action)
      guard opensByPress else { return tap }
      let press = LongPressGesture().onEnded { _ in open() }._makeRecognizer()
      return VoidRecognizer(ExclusiveRecognizer(VoidRecognizer(press), tap))
    }
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}

extension MenuInput: MenuInside {
  var menuItems: [MenuItem] { content.items }
}
