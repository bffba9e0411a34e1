import CalqueLayout

/// What a modifier does to the preferences of the views inside of a node, once the node is placed.
package protocol PreferenceStep {
  /// Changes the values, or notes them.
  ///
  /// - Parameters:
  ///   - values: What the views inside tell.
  ///   - node: The node, in its scene.
  @MainActor
  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene)
}
