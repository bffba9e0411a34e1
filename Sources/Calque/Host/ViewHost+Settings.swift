extension ViewHost {
  /// What the first modifier of a name says that has no effect; nil if there is none.
  package func firstSetting(_ modifier: String) -> Any? {
    nodes(reachable: false) { node in
      node.scene.draft[node.node].details?.settings.contains { $0.name == modifier } == true
    }.first.flatMap { node in
      node.scene.draft[node.node].details?.settings.last { $0.name == modifier }?.value
    }
  }

  /// A text in the language of the host.
  package func string(of text: Text) -> String {
    TextResolver(environment: environment).string(of: text)
  }

  /// What a modifier without effect says of a view: the nearest one at or around the view counts.
  ///
  /// ```swift
  /// host.setting("keyboardType(_:)", of: "mail")
  /// ```
  ///
  /// - Parameters:
  ///   - modifier: The name of the modifier, with the labels of its arguments.
  ///   - identifier: The name that `accessibilityIdentifier(_:)` gave the view.
  /// - Returns: The argument, or the tuple of arguments; nil if no such modifier is there.
  public func setting(_ modifier: String, of identifier: String) -> Any? {
    nodes(reachable: false) { $0.identifier == identifier }.lazy.flatMap { node in
      node.ancestors.lazy.compactMap { around in
        around.scene.draft[around.node].details?.settings.last { $0.name == modifier }?.value
      }
    }.first
  }
}
