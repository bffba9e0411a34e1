extension ViewHost {
  /// Takes changes of observable objects into account that other threads have made.
  func takeBackgroundChanges() {
    guard storage.publishedChanges.isRaised else { return }
    storage.publishedChanges.lower()
    for subscription in storage.cells(of: ObjectSubscription.self) {
      guard let name = subscription.takeBackgroundChange() else { continue }
      storage.diagnostics.report(
        ViewDiagnostic(
          .changedInBackground,
          "\(name) was changed by another thread than the main one; "
            + "receive(on: DispatchQueue.main) has its values sent there"), isLasting: true)
    }
  }
}
