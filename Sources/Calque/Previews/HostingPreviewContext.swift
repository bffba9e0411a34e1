/// Data of a preview that says itself how the preview is shown: that of a widget.
package protocol HostingPreviewContext: PreviewContext {
  /// Makes a host that shows the preview.
  @MainActor func makeHost(
    _ view: AnyView, _ configure: (inout EnvironmentValues) -> Void
  ) -> ViewHost
}
