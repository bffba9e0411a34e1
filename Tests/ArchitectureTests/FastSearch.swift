import Foundation

// The standard library looks for a text character by character, which takes minutes for all
// sources.

extension Substring {
  /// The place of a text's first occurrence.
  func position(of part: String) -> Index? {
    var copy = self
    let offset = copy.withUTF8 { bytes in
      part.withCString { part -> Int? in
        guard let start = bytes.baseAddress,
          let found = memmem(start, bytes.count, part, strlen(part))
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
      }
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  func has(_ part: String) -> Bool { position(of: part) != nil }
}

extension String {
  /// Whether a text occurs, in capitals or not.
  func hasIgnoringCase(_ part: String) -> Bool {
    withCString { text in part.withCString { strcasestr(text, $0) != nil } }
  }
}
