package import CalqueDrawing
import CalqueLayout

/// A node of a scene: what it is called in the layout, and the facets that its view brought. Most
/// nodes have none.
///
/// A view or modifier brings its facets in its own file, and no list has them all:
///
/// - layout: the `LayoutElement` that the node has in the tree;
/// - paint: ``PaintFacet``;
/// - meaning: ``NodeMeaning``, to those who cannot see the node, and its name in tests;
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

/// What a node is called, and what it means to those who cannot see it.
package struct NodeMeaning {
  /// The name that tests find the node by.
  package var identifier: String?
  /// What the node is called.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What kind of thing it is.
  package var role: Tag.Role?

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
    details.meaning = given.meaning ?? meaning
    details.input = given.input ?? input
    details.presentation = given.presentation ?? presentation
    details.motion = given.motion ?? motion
    details.transition = given.transition ?? transition
    details.targets += given.targets
    details.coordinateSpaces += given.coordinateSpaces
    details.idLists += given.idLists
    details.frameIdentity = given.frameIdentity ?? frameIdentity
    return details
  }

  /// Changes the meaning; a node that had none gets one.
  package mutating func changeMeaning(_ body: (inout NodeMeaning) -> Void) {
    var meaning = meaning ?? NodeMeaning()
    body(&meaning)
    self.meaning = meaning
  }
}
