extension LayoutTree {
  /// Notes that a row is longer across than its lazy stack, which knows its first row only.
  func noteWide(_ child: Int, _ length: Double, _ room: Double, _ isRow: Bool) {
    guard length > room + 1e-6 else { return }
    note(
      child, isRow ? "LazyHStack" : "LazyVStack",
      isRow ? "height of a child" : "width of a child", length,
      "it overflows the stack, which is \(room) points across", topic: .wideRow)
  }
}
