/// Takes the views that a container is written with one by one, instead of the tree.
@MainActor
protocol RowCollector: AnyObject {
  /// Takes a view.
  ///
  /// - Parameter content: Writes the view.
  func collectRow(from emitter: ViewEmitter, _ content: () -> Void)
}
