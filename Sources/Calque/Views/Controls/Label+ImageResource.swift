extension Label where Title == Text, Icon == Image {
  /// Makes a label of a key and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label of a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(verbatim: String(title)) }, icon: { Image(resource) })
  }
}
