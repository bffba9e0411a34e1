public import Foundation

extension URLResourceKey {
  /// The type of the file.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  /// The type of the file, by the extension of its name. The file system here stores no types, so
  /// it is nil unless the values have been asked for `nameKey` too.
  public var contentType: UTType? {
    if isDirectory == true { return .folder }
    guard let name, case let type = (name as NSString).pathExtension, !type.isEmpty else {
      return nil
    }
    return UTType(filenameExtension: type)
  }
}
