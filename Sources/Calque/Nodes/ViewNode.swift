package import CalqueDrawing
import CalqueLayout

/// A node of a scene: what it is called in the layout, and the facets that its view brought. Most
/// nodes have none.
///
/// A view or modifier brings its facets in its own file, and no list has them all:
///
/// - layout: the `LayoutElement` that the node has in the tree;
/// - paint: ``PaintFacet``;
/// - meaning: ``NodeMeaning``, its accessibility, and its name in tests;
/// - input: ``InputFacet``;
/// - presentation: ``PresentationFacet``, scenes inside of the node.
package struct ViewNode {
  /// What the node is in the layout.
  let kind: NodeKind
  /// What it paints, or does to what is painted inside of it.
  let paint: (any PaintFacet)?
  /// What few nodes have.
  var details: NodeDetails?

  /// What the node is called in descriptions.
  var name: LayoutName { paint?.name ?? LayoutName(kind.name) }
}

/// What few nodes have. It is a reference in each node; a copy is made when it is changed.
package struct NodeDetails {
  private var storage = Storage()

  package init() {}

  private final class Storage {
    var meaning: NodeMeaning?
    var input: (any InputFacet)?
    var presentation: (any PresentationFacet)?
    var motion: MotionRule?
    var transition: TransitionRule?
    var targets: [AnyHashable] = []
    var coordinateSpaces: [AnyHashable] = []
    var idLists: [() -> [AnyHashable]] = []
    var frameIdentity: ViewIdentity?
    var preferenceSteps: [any PreferenceStep] = []
    var settings: [ViewSetting] = []
    var requests: [PresentationRequest] = []

    init() {}

    init(_ other: Storage) {
      meaning = other.meaning
      input = other.input
      presentation = other.presentation
      motion = other.motion
      transition = other.transition
      targets = other.targets
      coordinateSpaces = other.coordinateSpaces
      idLists = other.idLists
      frameIdentity = other.frameIdentity
      preferenceSteps = other.preferenceSteps
      settings = other.settings
      requests = other.requests
    }
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// What the node means.
  package var meaning: NodeMeaning? {
    get { storage.meaning }
    set { unique().meaning = newValue }
  }

  /// What it reacts to.
  package var input: (any InputFacet)? {
    get { storage.input }
    set { unique().input = newValue }
  }

  /// The scenes inside of it.
  package var presentation: (any PresentationFacet)? {
    get { storage.presentation }
    set { unique().presentation = newValue }
  }

  /// Whose frame that of the node is, if it is kept over a change; see ``FrameHistory``.
  var frameIdentity: ViewIdentity? {
    get { storage.frameIdentity }
    set { unique().frameIdentity = newValue }
  }

  /// What it does to the transactions of changes inside of it.
  package var motion: MotionRule? {
    get { storage.motion }
    set { unique().motion = newValue }
  }

  /// How it comes and goes.
  var transition: TransitionRule? {
    get { storage.transition }
    set { unique().transition = newValue }
  }

  /// What modifiers do to the preferences of the views inside, the outermost first.
  package var preferenceSteps: [any PreferenceStep] {
    get { storage.preferenceSteps }
    set { unique().preferenceSteps = newValue }
  }

  /// What modifiers say that have no effect, the outermost first.
  package var settings: [ViewSetting] {
    get { storage.settings }
    set { unique().settings = newValue }
  }

  /// What modifiers want shown in front of the screen, the outermost first.
  var requests: [PresentationRequest] {
    get { storage.requests }
    set { unique().requests = newValue }
  }

  /// The ids that views can be scrolled to by.
  var targets: [AnyHashable] {
    get { storage.targets }
    set { unique().targets = newValue }
  }

  /// The names by which views inside find the node as a coordinate space.
  var coordinateSpaces: [AnyHashable] {
    get { storage.coordinateSpaces }
    set { unique().coordinateSpaces = newValue }
  }

  /// The ids of the collections whose views are children of the node.
  var idLists: [() -> [AnyHashable]] {
    get { storage.idLists }
    set { unique().idLists = newValue }
  }
}

/// What a node is called, and its accessibility.
package struct NodeMeaning {
  /// The name that tests find the node by.
  package var identifier: String?
  /// What the node is called.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What kind of thing it is.
  package var role: Drawing.Tag.Role?
  /// What happens when something is done with it.
  package var hint: String?
  /// Whether it is left out.
  package var isHidden = false
  /// What is made of the elements inside; nil leaves them as they are.
  package var children: AccessibilityChildBehavior?
  /// Which of the elements beside each other is read first: that of the highest number.
  package var sortPriority: Double?
  /// What modifiers say of its traits, the outermost first.
  package var traitChanges: [AccessibilityTraitChange] = []
  /// What can be done with it, the outermost modifiers first.
  package var actions: [NamedAction] = []
  /// What people may call it.
  package var inputLabels: [String] = []
  /// What is read when people ask for more, the outermost modifiers first.
  package var customContent: [CustomContentChange] = []
  /// The level of a heading; nil if it has none.
  package var headingLevel: Int?
  /// Whether the second child is what the first one means.
  package var isRepresented = false
  /// Whether the second child says what is inside of the first one.
  package var hasOtherChildren = false

  package init() {}
}

extension Optional where Wrapped == NodeDetails {
  /// Changes the details; a node that had none gets some.
  package mutating func change(_ body: (inout NodeDetails) -> Void) {
    var details = self ?? NodeDetails()
    body(&details)
    self = details
  }
}

extension NodeDetails {
  /// What the node has by itself, and what modifiers give to it: their word counts where both have
  /// one.
  func merged(with given: NodeDetails) -> NodeDetails {
    var details = self
    details.meaning = given.meaning.map { $0.merged(with: meaning) } ?? meaning
    details.input = given.input ?? input
    details.presentation = given.presentation ?? presentation
    details.motion = given.motion ?? motion
    details.transition = given.transition ?? transition
    details.targets += given.targets
    details.coordinateSpaces += given.coordinateSpaces
    details.idLists += given.idLists
    details.frameIdentity = given.frameIdentity ?? frameIdentity
    details.preferenceSteps = given.preferenceSteps + preferenceSteps
    details.settings = given.settings + settings
    details.requests = given.requests + requests
    return details
  }

  /// Changes the meaning; a node that had none gets one.
  package mutating func changeMeaning(_ body: (inout NodeMeaning) -> Void) {
    var meaning = meaning ?? NodeMeaning()
    body(&meaning)
    self.meaning = meaning
  }
}

extension NodeMeaning {
  /// What modifiers around a node say, and what the node says itself: the modifiers have the last
  /// word.
  fileprivate func merged(with own: NodeMeaning?) -> NodeMeaning {
    guard let own else { return self }
    var meaning = self
    meaning.identifier = identifier ?? own.identifier
    meaning.label = label ?? own.label
    meaning.value = value ?? own.value
    meaning.role = role ?? own.role
    meaning.hint = hint ?? own.hint
    meaning.isHidden = isHidden || own.isHidden
    meaning.children = children ?? own.children
    meaning.sortPriority = sortPriority ?? own.sortPriority
    meaning.traitChanges = traitChanges + own.traitChanges
    meaning.actions = actions + own.actions
    meaning.inputLabels = inputLabels.isEmpty ? own.inputLabels : inputLabels
    meaning.customContent = customContent + own.customContent
    meaning.headingLevel = headingLevel ?? own.headingLevel
    meaning.isRepresented = isRepresented || own.isRepresented
    meaning.hasOtherChildren = hasOtherChildren || own.hasOtherChildren
    return meaning
  }
}
