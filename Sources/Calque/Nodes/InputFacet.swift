package import CalqueLayout

/// What a node reacts to.
package protocol InputFacet: AnyObject {
  /// The action of a tap; nil if the node does not react to taps.
  var action: (() -> Void)? { get }
  /// What scrolls in the node, if something does.
  var port: ScrollPort? { get }
}

extension InputFacet {
  package var action: (() -> Void)? { nil }
  package var port: ScrollPort? { nil }
}
