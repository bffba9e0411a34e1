import CCalqueText

/// A face that was found, but not opened yet.
struct FontEntry: Sendable {
  var path: String
  var family: String
  var index: Int
  /// The weight, from 100 to 900.
  var weight: Int
  /// The width in percent of the normal width.
  var width: Int
  var isItalic: Bool
  var isColor: Bool
}

/// All faces in some folders, in an order that depends only on their files.
///
/// Sendable notes: fontconfig's patterns and character sets are only read after
/// `ct_font_list_open`, which its documentation allows from several threads.
final class FontList: @unchecked Sendable {
  let entries: [FontEntry]
  private let handle: OpaquePointer?

  init(folders: [String]) {
    let found = ct_font_list_open(folders.joined(separator: "\n"))
    handle = found
    guard let found else {
      entries = []
      return
    }
    entries = (0..<ct_font_list_count(found)).map { at in
      let entry = ct_font_list_entry(found, at)
      return FontEntry(
        path: String(cString: entry.path), family: String(cString: entry.family),
        index: Int(entry.index), weight: Int(entry.weight), width: Int(entry.width),
        isItalic: entry.is_italic, isColor: entry.is_color)
    }
  }

  deinit {
    if let handle { ct_font_list_close(handle) }
  }

  /// The folders that a configuration file of fontconfig lists. Returns nil if it cannot be read.
  static func configuredFolders(file: String) -> [String]? {
    guard let text = ct_font_folders(file) else { return nil }
    defer { ct_free(text) }
    return String(cString: text).split(separator: "\n").map(String.init)
  }

  /// Whether an entry has a glyph for a scalar; does not open the face.
  func covers(_ entry: Int, _ scalar: UInt32) -> Bool {
    guard let handle else { return false }
    return ct_font_list_covers(handle, Int32(entry), scalar)
  }
}
