/// What the views of a host have shared.
final class SharedItems {
  var items: [[any Transferable]] = []
}

extension ViewHost {
  /// What a ``ShareLink`` would have the system share, in order: the items of each tap.
  public var sharedItems: [[any Transferable]] { sharedItemList.items }
}
