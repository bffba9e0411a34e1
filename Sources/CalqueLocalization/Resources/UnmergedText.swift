import Foundation

/// Marks an interpolated text that takes no attributes from the surrounding text.
private enum UnmergedAttribute: AttributedStringKey {
  typealias Value = Bool
  static let name = "Calque.unmerged"
}

extension AttributedString {
  #if !canImport(Darwin)
    /// Returns the text as a value, with its options.
    func interpolated(_ options: InterpolationOptions) -> AttributedString {
      guard options.contains(.insertAttributesWithoutMerging) else { return self }
      var text = self
      text[UnmergedAttribute.self] = true
      return text
    }
  #endif

  /// Whether the text takes no attributes from the surrounding text.
  var isUnmerged: Bool { self[UnmergedAttribute.self] == true }

  /// The text without the mark.
  var freed: AttributedString {
    var text = self
    text[UnmergedAttribute.self] = nil
    return text
  }
}
