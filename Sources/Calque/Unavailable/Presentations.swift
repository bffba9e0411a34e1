public import CalqueLayout
public import Foundation

// What appears above a screen, which is not there yet.

/// A message of the time before `alert(_:isPresented:actions:)`.
@available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Not available.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Not available.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Not available.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Not available.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Not available.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Not available.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of the time before `confirmationDialog(_:isPresented:actions:)`.
@available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button

  /// Not available.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A point of the view.
  case point(UnitPoint)
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
}

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    self
  }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet)
    -> some View
  { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
}
