public import Foundation

// What appears above a screen, which is not there yet.

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "Calque does not draw sheets, alerts and popovers yet")
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  { self }

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
