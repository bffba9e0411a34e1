import Foundation

// The standard library looks for a text character by character, which takes minutes for all
// sources.

extension StringProtocol where SubSequence == Substring {
  /// The place of a text's first occurrence, byte by byte.
  func position(of part: String) -> Index? {
    let offset = withCString { text in
      part.withCString { part in strstr(text, part).map { UnsafePointer($0) - text } }
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  func has(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}
