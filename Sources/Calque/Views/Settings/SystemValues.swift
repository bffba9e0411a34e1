/// Whether a window gets what people type.
public enum ControlActiveState: CaseIterable, Sendable {
  /// It gets it.
  case key
  /// It belongs to the app that gets it.
  case active
  /// It belongs to another app.
  case inactive
}

/// Moves the focus to where it is by default. Call it as a function; it does nothing here.
public struct ResetFocusAction: Sendable {
  /// Does nothing: the host moves the focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Asks people for a rating of the app. Call it as a function; it does nothing here.
public struct RequestReviewAction: Sendable {
  /// Does nothing: there is no store.
  @MainActor public func callAsFunction() {}
}

private let controlActiveStateSlot = EnvironmentSlot<ControlActiveState>()

extension EnvironmentValues {
  /// Whether the window gets what people type; it does unless the host says otherwise.
  public var controlActiveState: ControlActiveState {
    get { self[controlActiveStateSlot, default: .key] }
    set { self[controlActiveStateSlot] = newValue }
  }

  /// Whether the app is in front; it is where ``controlActiveState`` is not `inactive`.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// What moves the focus to where it is by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// What asks people for a rating of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
