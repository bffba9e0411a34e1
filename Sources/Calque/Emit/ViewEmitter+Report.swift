extension ViewEmitter {
  /// Keeps what was found about the view that is being written.
  ///
  /// - Parameters:
  ///   - diagnostic: What was found; the identifier and the path are filled in.
  ///   - view: What the view is called at the end of the path; `nil` if the path ends at the
  ///     container.
  ///   - isLasting: Whether it stays when the views are evaluated again.
  func report(_ diagnostic: ViewDiagnostic, of view: String? = nil, isLasting: Bool = false) {
    var path = draft.path(to: parent)
    if let view { path.kinds.append(view) }
    path.identifier = pendingIdentifier ?? path.identifier
    var around = body
    while let here = around, !here.hasReported {
      here.hasReported = true
      around = here.outer
    }
    storage.diagnostics.report(diagnostic.located(at: path), isLasting: isLasting)
  }

  /// Says that what was found while the style of a shape was made is about the shape, which is
  /// written now.
  func placeReports(of view: String) {
    guard storage.diagnostics.hasUnplaced else { return }
    var path = draft.path(to: parent)
    path.kinds.append(view)
    path.identifier = pendingIdentifier ?? path.identifier
    storage.diagnostics.place { $0.located(at: path) }
  }
}
