/// The size of the texts of the page, while that of a bar is smaller.
private let pageTextSizeSlot = EnvironmentSlot<DynamicTypeSize>()
/// Gives the values of an item the looks of its page where they are still those of the bar.
private let pageLookSlot = EnvironmentSlot<(inout EnvironmentValues) -> Void>()

extension EnvironmentValues {
  /// Whether texts are smaller than those of the page, as they are in a bar.
  var isInBar: Bool { self[pageTextSizeSlot] != nil }

  /// The texts in the row of a bar are at most of the standard size: the row is as high in all
  /// sizes. On iOS, people with larger texts touch an item for long to see it large.
  mutating func enterBar() {
    guard dynamicTypeSize > .large else { return }
    self[pageTextSizeSlot] = dynamicTypeSize
    dynamicTypeSize = .large
  }

  /// Says how the values of an item of a bar become those of its page again.
  mutating func setPageLook(_ restore: @escaping (inout EnvironmentValues) -> Void) {
    self[pageLookSlot] = restore
  }

  /// What an item of a bar presents has the text size and the looks of the page, if the item has no
  /// others.
  mutating func leaveBar() {
    if let size = self[pageTextSizeSlot] {
      self[pageTextSizeSlot] = nil
      if dynamicTypeSize == .large { dynamicTypeSize = size }
    }
    if let restore = self[pageLookSlot] {
      self[pageLookSlot] = nil
      restore(&self)
    }
  }
}
