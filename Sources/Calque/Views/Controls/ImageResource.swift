public import Foundation

/// The name of a picture in a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: Accepted without effect: pictures are found as those of `Image(_:)` are.
  public init(name: String, bundle: Bundle = .main) {
    self.name = name
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a key and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Makes a label of a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
