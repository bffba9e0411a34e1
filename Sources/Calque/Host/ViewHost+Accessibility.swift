import CalqueDrawing
import CalqueICU
import CalqueLayout
import Foundation

extension ViewHost {
  /// What assistive technology reads of the screen, in reading order: that of the
  /// views, unless `accessibilitySortPriority(_:)` says otherwise. What is hidden, or seen through
  /// and through, is left out.
  public var accessibilityElements: [AccessibilityElement] {
    meanings.map(\.element)
  }

  /// The elements of the screen as text, one a line, those inside of others indented; see
  /// ``AccessibilityElement/description``.
  public var accessibilityDescription: String {
    accessibilityElements.map(\.description).joined(separator: "\n")
  }

  /// Does something with the first element of a name, as assistive technology does.
  ///
  /// - Parameters:
  ///   - action: The name of the action; nil for what a double tap does.
  ///   - identifier: The name that `accessibilityIdentifier(_:)` gave the view, or its label.
  /// - Returns: Whether there is such an element with such an action.
  @discardableResult
  public func perform(_ action: String? = nil, on identifier: String) -> Bool {
    guard let found = self.action(action, on: identifier) else { return false }
    found()
    return true
  }

  /// An action of an element. Sets ``inputFailure`` if there is none.
  func action(_ action: String?, on identifier: String) -> (() -> Void)? {
    inputFailure = nil
    let found = find(action, on: identifier)
    if found.action == nil {
      fail(identifier, nil)
      if found.isKnown {
        inputFailure = InputFailure(target: "#\(identifier)", reason: .noGesture)
      }
    }
    return found.action
  }

  /// Finds an action of an element.
  ///
  /// - Returns: Whether there is such an element, and its action.
  func find(_ action: String?, on identifier: String) -> (isKnown: Bool, action: (() -> Void)?) {
    var isKnown = false
    func find(in meanings: [Meaning]) -> (() -> Void)? {
      for meaning in meanings {
        let element = meaning.element
        if element.identifier == identifier || element.label == identifier {
          isKnown = true
          if let found = meaning.actions.first(where: { $0.name == action }) { return found.action }
        }
        if let found = find(in: meaning.children) { return found }
      }
      return nil
    }
    let found = find(in: meanings)
    return (isKnown, found)
  }

  private var meanings: [Meaning] { scene.meanings(at: origin).sorted }
}

/// An element, with what is done.
private struct Meaning {
  var element: AccessibilityElement
  var priority = 0.0
  var actions: [NamedAction] = []
  var children: [Meaning] = [] {
    didSet { element.children = children.map(\.element) }
  }

  /// One element of several: what they are called one after the other, and all that can be done.
  mutating func combine(_ inside: [Meaning]) {
    let elements = inside.flatMap(\.leaves).map(\.element)
    func joined(_ texts: [String?]) -> String? {
      let known = texts.compactMap { $0 }.filter { !$0.isEmpty }
      return known.isEmpty ? nil : known.joined(separator: ", ")
    }
    element.label = element.label ?? joined(elements.map(\.label))
    element.value = element.value ?? joined(elements.map(\.value))
    element.hint = element.hint ?? joined(elements.map(\.hint))
    let text = elements.first { $0.language != nil }
    element.language = element.language ?? text?.language
    element.direction = element.direction ?? text?.direction
    element.identifier = element.identifier ?? elements.lazy.compactMap(\.identifier).first
    for inner in elements { element.traits.formUnion(inner.traits) }
    let more = inside.flatMap(\.leaves).flatMap(\.actions)
    actions += more
    element.actions += more.compactMap(\.name)
  }

  private var leaves: [Meaning] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}

extension [Meaning] {
  /// Those of a higher priority first, otherwise as they are.
  fileprivate var sorted: [Meaning] {
    enumerated().sorted { one, other in
      (-one.element.priority, one.offset) < (-other.element.priority, other.offset)
    }.map(\.element)
  }
}

extension ViewScene {
  /// The elements of the scene, in the order of the views.
  fileprivate func meanings(at origin: CGPoint) -> [Meaning] {
    guard tree.nodeCount > 0 else { return [] }
    return meanings(
      of: LayoutNode(index: 0), in: CGRect(origin: origin, size: size), isRepresentation: false)
  }

  private func meanings(
    of node: LayoutNode, in room: CGRect, isRepresentation: Bool
  ) -> [Meaning] {
    guard tree.isPlaced(node) else { return [] }
    let facets = draft[node]
    let meaning = facets.details?.meaning
    if meaning?.isHidden == true || (!isRepresentation && facets.paint?.isSeen == false) {
      return []
    }
    let frame = tree.frameInParent(of: node).placed(in: room)
    var inside: [Meaning] = []
    if meaning?.isRepresented == true || meaning?.hasOtherChildren == true,
      let last = tree.children(of: node).last
    {
      inside = meanings(of: last, in: frame, isRepresentation: true)
    } else {
      for child in tree.children(of: node) {
        inside += meanings(of: child, in: frame, isRepresentation: isRepresentation)
      }
      for inner in readableSubscenes(of: node, frame) {
        inside += inner.scene.meanings(at: inner.origin)
      }
    }
    var elements = element(of: node, meaning, frame, inside)
    if let row = facets.details?.input as? ListRow {
      let actions = row.namedActions
      for index in elements.indices { elements[index].add(actions) }
    }
    guard meaning?.hasOtherChildren == true, let first = tree.children(of: node).first,
      let own = meanings(of: first, in: frame, isRepresentation: isRepresentation).first
    else { return elements }
    return elements.map { $0.saying(own) }
  }

  /// The element of a node, if it is one, or the elements inside.
  private func element(
    of node: LayoutNode, _ meaning: NodeMeaning?, _ frame: CGRect, _ inside: [Meaning]
  ) -> [Meaning] {
    let direction: Drawing.Tag.Direction =
      tree.direction(of: node) == .rightToLeft ? .rightToLeft : .leftToRight
    let facets = draft[node]
    let isLeaf = inside.isEmpty && facets.paint?.isContent == true
    let tag = isLeaf ? facets.paint?.tag(meaning, frame, direction) : nil
    let role = tag?.role ?? meaning?.role
    guard let meaning, meaning.saysSomething || role != nil else {
      guard let tag else { return inside.sorted }
      return [Meaning(tag, frame)]
    }
    var own = Meaning(tag ?? Drawing.Tag(role: role ?? .group), frame)
    if let action = facets.details?.input?.action, role != .row {
      own.actions.append(NamedAction(name: nil, action: action))
    }
    switch (meaning.children, inside.count) {
    case (.ignore?, _): break
    case (.combine?, _): own.combine(inside.sorted)
    case (.contain?, _): own.children = inside.sorted
    case (_, _) where role?.isOneElement == true: own.combine(inside.sorted)
    case (_, 0): break
    case (_, 1):
      own = inside[0]
      if let role { own.element.role = role }
    default: own.children = inside.sorted
    }
    own.take(meaning)
    return [own]
  }
}

extension Meaning {
  fileprivate init(_ tag: Drawing.Tag, _ frame: CGRect) {
    element = AccessibilityElement(
      role: tag.role, label: tag.label, value: tag.value, traits: tag.role.traits,
      identifier: tag.identifier, language: tag.language,
      direction: tag.direction ?? tag.label.flatMap(Drawing.Tag.Direction.init(of:)), frame: frame,
      actions: [], inputLabels: [], children: [])
  }

  /// Offers what the view around does, too.
  fileprivate mutating func add(_ more: [NamedAction]) {
    let new = more.filter { action in
      action.name != nil && !actions.contains { $0.name == action.name }
    }
    actions += new
    element.actions += new.compactMap(\.name)
  }

  /// What another element says, with the elements inside of this one.
  fileprivate func saying(_ own: Meaning) -> Meaning {
    var element = own
    element.children = children
    element.priority = priority
    element.actions = actions + own.actions
    element.element.actions = self.element.actions + own.element.actions
    element.element.label = self.element.label ?? own.element.label
    element.element.value = self.element.value ?? own.element.value
    element.element.hint = self.element.hint ?? own.element.hint
    element.element.identifier = self.element.identifier ?? own.element.identifier
    element.element.traits.formUnion(self.element.traits)
    return element
  }

  /// Takes what modifiers say.
  fileprivate mutating func take(_ meaning: NodeMeaning) {
    if let role = meaning.role {
      element.role = role
      element.traits.formUnion(role.traits)
    }
    element.label = meaning.label ?? element.label
    element.value = meaning.value ?? element.value
    element.hint = meaning.hint ?? element.hint
    element.identifier = meaning.identifier ?? element.identifier
    element.headingLevel = meaning.headingLevel ?? element.headingLevel
    if !meaning.inputLabels.isEmpty { element.inputLabels = meaning.inputLabels }
    if !meaning.customContent.isEmpty { element.customContent = meaning.customContent.contents }
    for change in meaning.traitChanges.reversed() { change.apply(to: &element.traits) }
    if element.traits.contains(.isHeader), element.role == .text { element.role = .heading }
    actions = meaning.actions + actions
    element.actions = meaning.actions.compactMap(\.name) + element.actions
    priority = meaning.sortPriority ?? priority
  }
}

extension NodeMeaning {
  /// Whether modifiers say something about the element.
  fileprivate var saysSomething: Bool {
    label != nil || value != nil || hint != nil || children != nil || sortPriority != nil
      || !traitChanges.isEmpty || !actions.isEmpty || !inputLabels.isEmpty
      || !customContent.isEmpty || identifier != nil
  }
}

extension PaintFacet {
  /// Whether what is inside can be seen.
  @MainActor fileprivate var isSeen: Bool {
    guard isShown else { return false }
    var context = InkContext(host: .everything)
    if case .hidesInside = survey(.zero, &context) { return false }
    return context.opacity > 0
  }

  /// Whether the node shows something that has a meaning by itself.
  fileprivate var isContent: Bool { text != nil || name?.text == "Image" }
}

extension Drawing.Tag.Role {
  /// What each element of the role is or does.
  fileprivate var traits: AccessibilityTraits {
    switch self {
    case .text: .isStaticText
    case .button: .isButton
    case .heading: .isHeader
    case .image: .isImage
    case .link: .isLink
    case .toggle: .isToggle
    case .tabBar: .isTabBar
    default: []
    }
  }

  /// Whether what is inside is a part of the element.
  fileprivate var isOneElement: Bool {
    switch self {
    case .button, .link, .toggle, .stepper, .slider, .picker, .progress, .menu, .tab: true
    default: false
    }
  }
}

extension Drawing.Tag.Direction {
  /// The direction of the first character of a text that has one (UAX #9, rule P2).
  fileprivate init?(of text: String) {
    switch Bidi.firstStrong(text) {
    case .leftToRight?: self = .leftToRight
    case .rightToLeft?: self = .rightToLeft
    default: return nil
    }
  }
}
