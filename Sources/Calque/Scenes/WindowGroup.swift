public import CalqueLocalization

/// A group of windows with the same content.
public struct WindowGroup<Content> {
  private let id: String?
  private let title: Text?
  private let valueType: Any.Type?
  private let content: (AnyHashable?) -> AnyView?

  private init(
    _ id: String?, _ title: Text?, _ valueType: Any.Type? = nil,
    _ content: @escaping (AnyHashable?) -> AnyView?
  ) {
    self.id = id
    self.title = title
    self.valueType = valueType
    self.content = content
  }
}

extension WindowGroup: Scene, PrimitiveScene where Content: View {
  /// Offers the content to a host.
  public func _find(with finder: SceneFinder) {
    finder.offer(
      SceneWindow(id: id, valueType: valueType), title: title.map { AnyView($0) }, content)
  }
}

extension WindowGroup where Content: View {
  /// Makes a group of windows.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil) { _ in AnyView(content()) }
  }

  /// Makes a group of windows with an id.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id, nil) { _ in AnyView(content()) }
  }

  /// Makes a group of windows with a title.
  public nonisolated init(
    _ title: Text, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id, title) { _ in AnyView(content()) }
  }

  /// Makes a group of windows with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes a group of windows with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes a group of windows that each show a value; without one, nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, D.self) { value in
      AnyView(PresentedWindowContent(value: value?.base as? D, content: content))
    }
  }

  /// Makes a group of windows that each show a value; without one, a default.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, D.self) { value in
      AnyView(
        PresentedWindowContent(
          value: value?.base as? D ?? defaultValue(),
          content: { (binding: Binding<D?>) in
            content(
              Binding(
                get: { binding.wrappedValue ?? defaultValue() },
                set: { binding.wrappedValue = $0 }))
          }))
    }
  }

  /// Makes a group of windows with a localized title that each show a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, for: type, content: content)
  }

  /// Makes a group of windows with a title that each show a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, title, D.self) { value in
      AnyView(PresentedWindowContent(value: value?.base as? D, content: content))
    }
  }

  /// Makes a group of windows with a title that is shown as it is, each of which shows a value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(verbatim: String(title)), id: id, for: type, content: content)
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The content for the value.
  public var body: some View { content($value) }
}
