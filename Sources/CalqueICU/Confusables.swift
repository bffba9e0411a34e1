internal import CCalqueICU

/// Visually confusable characters (UTS #39).
package enum Confusables {
  /// The skeleton of a text, which is the same for all texts that look alike: "сор" in Cyrillic and
  /// "cop" have one skeleton.
  package static func skeleton(of text: String) -> String {
    guard let handle = Handle.shared, text.utf8.count < Int(Int32.max) / 16 else { return text }
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters -> String? in
        guard let base = characters.baseAddress else { return nil }
        return try? ICUText.read("find the skeleton of a text") {
          cicu_skeleton(handle.pointer, base, Int32(characters.count), $0, $1, &$2)
        }
      }
    } ?? ""
  }

  /// Sendable: ICU's checker never changes once it is open, and only const functions are called.
  private final class Handle: @unchecked Sendable {
    static let shared = Handle()
    let pointer: OpaquePointer

    private init?() {
      var pointer: OpaquePointer?
      guard cicu_confusables_open(&pointer) <= 0, let pointer else { return nil }
      self.pointer = pointer
    }

    deinit { cicu_confusables_close(pointer) }
  }
}
