nonisolated extension View {
  /// Shows answers at the bottom of the screen, with a title whose title is a key, while a value is
  /// true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    showingDialog(
      Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: AnyView(actions()),
      message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a string, while a value
  /// is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    showingDialog(
      Text(verbatim: String(title)), isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a text, while a value
  /// is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    showingDialog(
      title, isPresented, titleVisibility: titleVisibility, actions: AnyView(actions()),
      message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a key, while a value is
  /// true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    showingDialog(
      Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: AnyView(actions()),
      message: AnyView(message()))
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a string, while a value
  /// is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    showingDialog(
      Text(verbatim: String(title)), isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: AnyView(message()))
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a text, while a value
  /// is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    showingDialog(
      title, isPresented, titleVisibility: titleVisibility, actions: AnyView(actions()),
      message: AnyView(message()))
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a key, while a value is
  /// true and there is data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingDialog(
      Text(titleKey), isPresented, isReady: data != nil, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a string, while a value
  /// is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingDialog(
      Text(verbatim: String(title)), isPresented, isReady: data != nil,
      titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a text, while a value
  /// is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    showingDialog(
      title, isPresented, isReady: data != nil, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: nil)
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a key, while a value is
  /// true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    showingDialog(
      Text(titleKey), isPresented, isReady: data != nil, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a string, while a value
  /// is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    showingDialog(
      Text(verbatim: String(title)), isPresented, isReady: data != nil,
      titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  /// Shows answers at the bottom of the screen, with a title whose title is a text, while a value
  /// is true and there is data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    showingDialog(
      title, isPresented, isReady: data != nil, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) })
  }

  private func showingDialog(
    _ title: Text, _ isPresented: Binding<Bool>, isReady: Bool = true,
    titleVisibility: Visibility, actions: AnyView?, message: AnyView?
  ) -> some View {
    let content = AlertContent(
      title: titleVisibility == .visible ? title : nil, message: message,
      actions: actions ?? AnyView(EmptyView()))
    return modifier(PresentationModifier(isPresented, isReady: isReady, as: DialogKind(content)))
  }
}
