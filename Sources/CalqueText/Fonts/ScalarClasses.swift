/// The properties of a scalar that determine its font. They are needed for every character, and
/// ranges are faster than the properties of `Unicode.Scalar`.
enum ScalarClasses {
  /// `Default_Ignorable_Code_Point` of DerivedCoreProperties.txt: nothing is drawn, so no font
  /// needs a glyph.
  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// `White_Space` of PropList.txt.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// `Emoji_Presentation` of emoji-data.txt.
  static func isEmojiPresentation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x231A...0x2B55, 0x1F004...0x1FAFF:
      Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
    default: false
    }
  }
}
