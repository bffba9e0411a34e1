public import Foundation

nonisolated extension View {
  /// Shows an alert whose title is a key, while a value is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    showingAlert(
      Text(titleKey), isPresented, actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert whose title is a string, while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    showingAlert(
      Text(verbatim: String(title)), isPresented, actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert whose title is a text, while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    showingAlert(
      title, isPresented, actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert whose title is a key, while a value is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    showingAlert(
      Text(titleKey), isPresented, actions: AnyView(actions()), message: AnyView(message()))
  }

  /// Shows an alert whose title is a string, while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    showingAlert(
      Text(verbatim: String(title)), isPresented, actions: AnyView(actions()),
      message: AnyView(message()))
  }

  /// Shows an alert whose title is a text, while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    showingAlert(
      title, isPresented, actions: AnyView(actions()), message: AnyView(message()))
  }

  /// Shows an alert whose title is a key, while a value is true and there is data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingAlert(
      Text(titleKey), isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows an alert whose title is a string, while a value is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingAlert(
      Text(verbatim: String(title)), isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows an alert whose title is a text, while a value is true and there is data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingAlert(
      title, isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows an alert whose title is a key, while a value is true and there is data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    showingAlert(
      Text(titleKey), isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  /// Shows an alert whose title is a string, while a value is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    showingAlert(
      Text(verbatim: String(title)), isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  /// Shows an alert whose title is a text, while a value is true and there is data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    showingAlert(
      title, isPresented, isReady: data != nil,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  /// Shows an alert about an error, while a value is true and there is an error. The title is its
  /// description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    showingAlert(
      Text(verbatim: error?.alertTitle ?? ""), isPresented, isReady: error != nil,
      actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert about an error, while a value is true and there is an error. The title is its
  /// description.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    showingAlert(
      Text(verbatim: error?.alertTitle ?? ""), isPresented, isReady: error != nil,
      actions: error.map { AnyView(actions($0)) }, message: error.map { AnyView(message($0)) })
  }

  private func showingAlert(
    _ title: Text, _ isPresented: Binding<Bool>, isReady: Bool = true, actions: AnyView?,
    message: AnyView?
  ) -> some View {
    let content = AlertContent(
      title: title, message: message, actions: actions ?? AnyView(EmptyView()))
    return modifier(PresentationModifier(isPresented, isReady: isReady, as: AlertKind(content)))
  }
}

extension PresentationModifier {
  /// Shows what needs no other views while a value is true, and it is ready.
  nonisolated init(_ isPresented: Binding<Bool>, isReady: Bool, as kind: Kind) {
    self.init(
      isPresented: { isReady && isPresented.wrappedValue },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, kind: kind,
      content: { AnyView(EmptyView()) })
  }
}

extension LocalizedError {
  /// The description; the system's words for an error without one.
  fileprivate var alertTitle: String { errorDescription ?? localizedDescription }
}
