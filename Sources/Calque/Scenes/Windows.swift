public import CalqueLocalization

/// A single window.
public struct Window<Content> {
  private let id: String
  private let title: Text
  private let content: () -> Content
}

extension Window: Scene, PrimitiveScene where Content: View {
  /// Offers the content to a host.
  public func _find(with finder: SceneFinder) {
    finder.offer(SceneWindow(id: id), title: AnyView(title)) { _ in AnyView(content()) }
  }
}

extension Window where Content: View {
  /// Makes a window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content)
  {
    (self.title, self.id, self.content) = (title, id, content)
  }

  /// Makes a window with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes a window with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

/// A window that floats above the others.
public typealias UtilityWindow = Window

/// The window of an app's settings; a host shows it for ``AppWindow/settings``.
public struct Settings<Content> {
  private let content: () -> Content
}

extension Settings: Scene, PrimitiveScene where Content: View {
  /// Offers the content to a host.
  public func _find(with finder: SceneFinder) {
    finder.offer(SceneWindow(kind: .settings)) { _ in AnyView(content()) }
  }
}

extension Settings where Content: View {
  /// Makes the window.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

/// What an item in the menu bar of a Mac opens; a host shows it for ``AppWindow/menuBarExtra``.
public struct MenuBarExtra<Label, Content> {
  private let content: () -> Content
  private let label: () -> Label
}

extension MenuBarExtra: Scene, PrimitiveScene where Label: View, Content: View {
  /// Offers the content to a host.
  public func _find(with finder: SceneFinder) {
    finder.offer(SceneWindow(kind: .menuBarExtra), title: AnyView(label())) { _ in
      AnyView(content())
    }
  }
}

extension MenuBarExtra where Label: View, Content: View {
  /// Makes an item with a label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    (self.content, self.label) = (content, label)
  }

  /// Makes an item with a label that can be taken out of the menu bar.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension MenuBarExtra where Label == Text, Content: View {
  /// Makes an item with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes an item with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == Calque.Label<Text, Image>, Content: View {
  /// Makes an item with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Calque.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes an item with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(content: content) { Calque.Label(title, systemImage: systemImage) }
  }

  /// Makes an item with a localized title and an image of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Calque.Label(titleKey, image: image) }
  }
}
