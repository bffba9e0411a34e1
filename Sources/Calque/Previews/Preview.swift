/// What a `#Preview` shows.
public struct Preview: Sendable {
  /// The kind of the traits of a view's preview.
  public enum ViewTraits {}

  /// The name, if it has one.
  let displayName: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - body: Makes the view.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    (displayName, traits, self.body) = (name, [], body)
  }

  /// Makes a preview with traits.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The first trait.
  ///   - additionalTraits: More traits. Of two for the same property, the last one counts.
  ///   - body: Makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (displayName, self.traits, self.body) = (name, [traits] + additionalTraits, body)
  }

  /// Makes a preview of what another framework shows.
  package init(
    _ name: String?, allTraits: [PreviewTrait<ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) {
    (displayName, traits, self.body) = (name, allTraits, body)
  }
}

/// A type that makes a preview; `#Preview` declares one.
public protocol PreviewRegistry {
  /// The module and the name of the file, with a slash between them.
  static var fileID: String { get }
  /// The line of the preview. It counts from 1.
  static var line: Int { get }
  /// The column of the preview, in bytes of UTF-8. It counts from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
