/// The size of the texts of the page, while that of a bar is smaller.
private let pageTextSizeSlot = EnvironmentSlot<DynamicTypeSize>()

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

  /// What an item of a bar presents has the size of the page's texts, if the item has no other.
  mutating func leaveBar() {
    guard let size = self[pageTextSizeSlot] else { return }
    self[pageTextSizeSlot] = nil
    if dynamicTypeSize == .large { dynamicTypeSize = size }
  }
}
