import Foundation

// The forms of links to share: for one thing or several, with a label or a title, with a preview
// or, for texts and addresses, without.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link to share one thing that is an address, with a label of views.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL>, Label: View {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Makes a link to share one thing that is an address, with the label of the system.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share one thing that is an address, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share one thing that is an address, whose label is a text.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share one thing that is an address, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message,
      label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link to share one thing that is a text, with a label of views.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String>, Label: View {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Makes a link to share one thing that is a text, with the label of the system.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share one thing that is a text, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share one thing that is a text, whose label is a text.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share one thing that is a text, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message,
      label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

extension ShareLink {
  /// Makes a link to share one thing with a preview, with a label of views.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, Label: View {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Makes a link to share one thing with a preview, with the label of the system.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share one thing with a preview, whose label is a key.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share one thing with a preview, whose label is a text.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share one thing with a preview, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<I: Transferable, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message,
      label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link to share several things that are addresses, with a label of views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL, Label: View {
    self.init(items, subject, message, label: label())
  }

  /// Makes a link to share several things that are addresses, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share several things that are addresses, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share several things that are addresses, whose label is a text.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share several things that are addresses, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link to share several things that are texts, with a label of views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String, Label: View {
    self.init(items, subject, message, label: label())
  }

  /// Makes a link to share several things that are texts, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share several things that are texts, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share several things that are texts, whose label is a text.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share several things that are texts, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String, Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}

extension ShareLink {
  /// Makes a link to share several things with a preview, with a label of views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Label: View {
    self.init(items, subject, message, label: label())
  }

  /// Makes a link to share several things with a preview, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Makes a link to share several things with a preview, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Makes a link to share several things with a preview, whose label is a text.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title))
  }

  /// Makes a link to share several things with a preview, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(verbatim: String(title))))
  }
}
