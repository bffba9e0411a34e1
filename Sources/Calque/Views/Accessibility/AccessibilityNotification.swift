/// What people who use assistive technologies are told.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement {
    private let text: String

    /// Makes a text to be spoken.
    public init(_ announcement: String) { text = announcement }

    /// Speaks the text.
    ///
    /// Accepted without effect: hosts speak nothing.
    public func post() {}
  }

  /// Something on the screen has changed.
  public struct LayoutChanged {
    /// Makes the news.
    public init(_ element: Any? = nil) {}

    /// Tells the news.
    ///
    /// Accepted without effect: hosts speak nothing.
    public func post() {}
  }

  /// There is another screen.
  public struct ScreenChanged {
    /// Makes the news.
    public init(_ element: Any? = nil) {}

    /// Tells the news.
    ///
    /// Accepted without effect: hosts speak nothing.
    public func post() {}
  }

  /// Something was scrolled.
  public struct PageScrolled {
    /// Makes the news.
    public init(_ element: Any? = nil) {}

    /// Tells the news.
    ///
    /// Accepted without effect: hosts speak nothing.
    public func post() {}
  }
}

/// Which of two views names the other one.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What is named.
  case content
}

nonisolated extension View {
  /// Says that a view names another one.
  ///
  /// Accepted without effect: what is named keeps its own label.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

extension EnvironmentValues {
  /// Whether an assistive technology is on. It is not, in a host.
  public var accessibilityEnabled: Bool { false }
}
