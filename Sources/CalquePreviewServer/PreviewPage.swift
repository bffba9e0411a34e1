import Foundation

/// The page that shows the previews: one file, without any other.
enum PreviewPage {
  static let html = String(decoding: PackageResources.preview_html, as: UTF8.self)
}
