extension NavigationLink {
  /// Says whether the link changes the column beside it.
  ///
  /// Accepted without effect: links change the page that they are on.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View where Self: View { self }
}
