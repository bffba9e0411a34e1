/// The leaves of a tree that only their owners can measure, and what they have answered.
struct LeafTable {
  private var leaves = ContiguousArray<any MeasuredLeaf>()
  /// By the place of the leaf.
  private(set) var answers: UnsafeMutablePointer<LeafAnswers> = .resizable(64)
  private var capacity = 64

  var bytes: Int {
    leaves.capacity * MemoryLayout<any MeasuredLeaf>.stride
      + capacity * MemoryLayout<LeafAnswers>.stride
  }

  func deallocate() { answers.deallocateResizable() }

  /// Adds a leaf.
  ///
  /// - Returns: its place.
  mutating func append(_ leaf: any MeasuredLeaf) -> UInt32 {
    if leaves.count == capacity { resize(capacity * 2) }
    (answers + leaves.count).initialize(to: LeafAnswers(leaf))
    leaves.append(leaf)
    return UInt32(leaves.count - 1)
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
    if capacity > 64, capacity > leaves.count + leaves.count / 8 { resize(max(leaves.count, 64)) }
  }

  private mutating func resize(_ capacity: Int) {
    answers = answers.resized(capacity)
    self.capacity = capacity
  }
}
