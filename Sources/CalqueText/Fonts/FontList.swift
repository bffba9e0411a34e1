import CCalqueText

/// A single face of a family, or an instance of a variable font, by one of its names.
struct FontName: Sendable {
  /// The name in full, such as `Inter Semi Bold`, or the PostScript name, `Inter-SemiBold`.
  var name: String
  /// The index of its entry.
  var entry: Int
  var weight: Int
  var width: Int
  var isItalic: Bool
}

/// All faces in some folders and files, in the order of their names.
///
/// Sendable notes: fontconfig's patterns and character sets are only read after
/// `ct_font_list_open`, which its documentation allows from several threads.
final class FontList: @unchecked Sendable {
  let entries: [FontEntry]
  private let handle: OpaquePointer?

  /// What is searched for faces.
  struct Source: Sendable {
    var folders: [String] = []
    var files: [String] = []
    /// The only families to find, in lowercase; nil for all.
    var families: Set<String>?
  }

  /// A face in a file.
  private struct Place: Hashable {
    var path: String
    var index: Int32
  }

  init(_ source: Source) {
    // A file that is named twice is one file.
    let files = Set(source.files).sorted()
    let found = ct_font_list_open(
      source.folders.joined(separator: "\n"), files.joined(separator: "\n"))
    handle = found
    let all = found.map(Self.entries) ?? []
    entries =
      all.filter { source.families?.contains($0.family.lowercased()) ?? true }.sorted()
  }

  /// The faces that fontconfig has found, in the order of their paths.
  private static func entries(of found: OpaquePointer) -> [FontEntry] {
    var entries: [FontEntry] = []
    for at in 0..<ct_font_list_count(found) {
      let font = ct_font_list_entry(found, at)
      let path = String(cString: font.path)
      // A variable font is in front of its instances, which are not faces of their own.
      if let last = entries.last, last.isVariable, last.path == path,
        !font.is_variable, last.index == Int(font.index & 0xFFFF) || font.index >> 16 != 0
      {
        continue
      }
      guard font.index >> 16 == 0 else { continue }
      let style = String(cString: font.style)
      let weights = Self.range(font.weight, font.most_weight)
      entries.append(
        FontEntry(
          path: path, family: String(cString: font.family), style: style,
          index: Int(font.index), version: Int(font.version),
          weights: FontEntry.weights(weights, style: style),
          widths: Self.range(font.width, font.most_width), isVariable: font.is_variable,
          isItalic: font.is_italic, isColor: font.is_color, pattern: at))
    }
    return entries
  }

  private static func range(_ least: Int32, _ most: Int32) -> ClosedRange<Int> {
    Int(least)...max(Int(least), Int(most))
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

  /// The names of all faces, in the order of the entries.
  func names() -> [FontName] {
    guard let handle else { return [] }
    let places = [Place: Int](
      entries.enumerated().map { (Place(path: $1.path, index: Int32($1.index)), $0) },
      uniquingKeysWith: { first, _ in first })
    let names = (0..<ct_font_list_count(handle)).flatMap { at -> [FontName] in
      let font = ct_font_list_entry(handle, at)
      let place = Place(path: String(cString: font.path), index: font.index & 0xFFFF)
      guard !font.is_variable, let entry = places[place] else { return [] }
      return [String(cString: font.full_name), String(cString: font.post_script_name)]
        .filter { !$0.isEmpty }
        .map {
          FontName(
            name: $0, entry: entry, weight: Int(font.weight), width: Int(font.width),
            isItalic: font.is_italic)
        }
    }
    return names.enumerated().sorted {
      ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset)
    }.map(\.element)
  }

  /// Whether an entry has a glyph for a scalar; does not open the face.
  func covers(_ entry: Int, _ scalar: UInt32) -> Bool {
    guard let handle else { return false }
    return ct_font_list_covers(handle, entries[entry].pattern, scalar)
  }
}
