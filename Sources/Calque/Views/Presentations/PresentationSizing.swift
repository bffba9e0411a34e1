/// How large a sheet is in a window of regular width. Where the width is compact, a sheet is as
/// wide as the window.
public protocol PresentationSizing: Sendable {}

/// As the platform decides: ``FormPresentationSizing``.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Makes the size.
  public init() {}
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  /// Makes the size.
  public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// Makes the size.
  public init() {}
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  /// Makes the size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform decides.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content wants to be.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

nonisolated extension View {
  /// Says how large the sheet is that the view is in, where the width of the window is regular.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(PresentationTraitModifier { $0.sizing = sizing })
  }
}
