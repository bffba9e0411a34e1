/// Takes the views that a container is written with one by one, instead of the tree.
@MainActor
protocol RowCollector: AnyObject {
  /// Takes a view.
  ///
  /// - Parameter content: Writes the view.
  func collectRow(from emitter: ViewEmitter, _ content: () -> Void)
}

/// Takes views in groups, which dividers end.
@MainActor
protocol GroupCollector: RowCollector {
  /// Begins another group.
  func divide()
}

/// Takes the parts of sections apart from each other.
@MainActor
protocol SectionCollector: RowCollector {
  /// Takes a section; each closure writes a part of it.
  func collectSection(header: () -> Void, content: () -> Void, footer: () -> Void)
}

/// Takes the parts of sections, and what waits for each section.
@MainActor
protocol SectionCollecting: RowCollector {
  /// Takes the views of a section, which the closures write.
  func collectSection(
    from emitter: ViewEmitter, header: () -> Void, content: () -> Void, footer: () -> Void)
}
