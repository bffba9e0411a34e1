public import Foundation

/// The name of a picture in the asset catalogs of a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let folder: String?

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle with the catalogs.
  public init(name: String, bundle: Bundle = .main) {
    self.name = name
    folder = bundle == .main ? nil : bundle.resourcePath
  }
}

extension Image {
  /// Makes a picture of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(resource.name, folder: resource.folder)
  }

  /// The size of a picture of a name, in points; nil if it does not exist. The picture may have
  /// another size in other surroundings.
  package var knownSize: CGSize? {
    guard case .named(let name, let folder) = source else { return nil }
    return ImageFiles.find(name, folder: folder, in: EnvironmentValues())?.content.size
  }
}
