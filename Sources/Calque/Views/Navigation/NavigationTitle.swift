nonisolated extension View {
  /// Sets the title of the page.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationPageModifier { page in page.title = title })
  }

  /// Sets the title of the page to that of a key.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page to a string.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the page to a string that people may change. They cannot change it here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Says whether the title of the page is large. The automatic one is as that of the page below,
  /// and large on the lowest page.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationPageModifier { page in page.displayMode = displayMode })
  }

  /// Takes away the button that returns to the page below.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationPageModifier { page in page.hidesBackButton = hidesBackButton })
  }

  /// Takes away the bar of the page.
  public func navigationBarHidden(_ hidden: Bool = true) -> some View {
    modifier(NavigationPageModifier { page in page.isBarHidden = hidden })
  }
}

/// What a bar is made of.
public struct NavigationBarItem {
  /// Where the title is.
  public struct TitleDisplayMode: Hashable, Sendable {
    enum Kind { case automatic, inline, large }

    let kind: Kind

    /// As on the page below.
    public static let automatic = TitleDisplayMode(kind: .automatic)
    /// In the bar.
    public static let inline = TitleDisplayMode(kind: .inline)
    /// Below the bar, in large letters.
    public static let large = TitleDisplayMode(kind: .large)
  }
}
