/// What a sheet keeps from one evaluation to the next.
final class SheetState {
  /// The height that users have chosen.
  var detent: PresentationDetent? { didSet { if detent != oldValue { onChange() } } }
  private let onChange: () -> Void

  /// - Parameter onChange: Called after a change.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }
}

extension ViewEmitter {
  /// What the sheet keeps that is being written.
  var sheetState: SheetState {
    let storage = storage
    return storage.cell(at: identity.child(.part(.sheetState))) {
      SheetState { [weak storage] in storage?.changed("a sheet", of: WrittenAgain.shared) }
    }
  }
}

extension ViewIdentity.Part {
  fileprivate static let sheetState = Self("sheetState")
}
