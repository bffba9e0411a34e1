/// What a modifier does to the transaction of a change.
package struct MotionRule {
  /// The change that the rule was made for; nil for all changes.
  let step: Int?
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, step: Int) {
    if self.step == nil || self.step == step { transform(&transaction) }
  }
}
