package import CalqueLayout

/// What a node reacts to.
package protocol InputFacet: AnyObject {
  /// What a tap does; nil where the node does not react to one.
  var action: (() -> Void)? { get }
  /// What scrolls in the node, if something does.
  var port: ScrollPort? { get }
}

extension InputFacet {
  package var action: (() -> Void)? { nil }
  package var port: ScrollPort? { nil }
}
