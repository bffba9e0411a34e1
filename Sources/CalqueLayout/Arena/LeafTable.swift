import Foundation

/// The leaves of a tree that only their owners can measure, and what they have answered.
struct LeafTable {
  private var leaves: UnsafeMutablePointer<any MeasuredLeaf> = .allocate(capacity: 16)
  /// By the place of the leaf.
  private(set) var answers: UnsafeMutablePointer<LeafAnswers> = .resizable(16)
  private var count = 0
  private(set) var capacity = 16

  var bytes: Int {
    capacity * (MemoryLayout<any MeasuredLeaf>.stride + MemoryLayout<LeafAnswers>.stride)
  }

  /// Lets go of the leaves.
  ///
  /// - Returns: the memory of their answers, which is the caller's now.
  func takeAnswers() -> UnsafeMutablePointer<LeafAnswers> {
    leaves.deinitialize(count: count)
    leaves.deallocate()
    return answers
  }

  /// Takes over the memory of the answers of another tree, if it is larger.
  mutating func take(_ memory: UnsafeMutablePointer<LeafAnswers>, _ capacity: Int) {
    guard capacity > self.capacity else { return memory.deallocateResizable() }
    memory.update(from: answers, count: count)
    answers.deallocateResizable()
    answers = memory
    resizeLeaves(capacity)
  }

  /// Adds a leaf.
  ///
  /// - Returns: its place.
  @inline(__always)
  mutating func append(_ leaf: any MeasuredLeaf) -> UInt32 {
    if count == capacity { resize(LayoutTree.grown(capacity)) }
    (answers + count).initialize(to: LeafAnswers(leaf))
    (leaves + count).initialize(to: leaf)
    count += 1
    return UInt32(truncatingIfNeeded: count - 1)
  }

  @inline(__always)
  subscript(place: UInt32) -> any MeasuredLeaf { leaves[Int(place)] }

  /// Forgets what a leaf has answered, which is another one now.
  ///
  /// - Returns: whether it has distances of a text now.
  func update(_ place: UInt32) -> Bool {
    answers[Int(place)] = LeafAnswers(leaves[Int(place)])
    return answers[Int(place)].hasTextSpacing
  }

  /// Lets go of a leaf whose node has gone.
  mutating func drop(_ place: UInt32) { leaves[Int(place)] = GoneLeaf.shared }

  /// What is known of a leaf before anything is proposed.
  @inline(__always)
  func derive(_ flags: inout NodeFlags, _ place: UInt32) {
    let answers = answers + Int(place)
    flags.insert(.hasBaselines)
    if answers.pointee.hasTextSpacing { flags.insert(.hasTextSpacing) }
    if answers.pointee.ignoresHeight { flags.insert(.ignoresHeight) }
  }

  /// Returns the memory that was taken for leaves that did not come.
  mutating func trim() {
    if capacity > 64, capacity > count + count / 8 { resize(max(count, 64)) }
  }

  @inline(never)
  private mutating func resize(_ capacity: Int) {
    answers = answers.resized(capacity)
    resizeLeaves(capacity)
  }

  private mutating func resizeLeaves(_ capacity: Int) {
    let moved = UnsafeMutablePointer<any MeasuredLeaf>.allocate(capacity: capacity)
    moved.moveInitialize(from: leaves, count: count)
    leaves.deallocate()
    leaves = moved
    self.capacity = capacity
  }
}

/// In the place of a leaf whose node has gone.
private final class GoneLeaf: MeasuredLeaf, Sendable {
  static let shared = GoneLeaf()

  func size(for proposal: ProposedViewSize) -> CGSize { .zero }
}
