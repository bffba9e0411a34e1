// The pass "appear": which views are there now.
extension ViewScene {
  /// The actions of views that are there, in the order of the views.
  var appearances: [AppearanceAction] {
    presentations.reduce(draft.appearances) { $0 + $1.facet.appearances }
  }
}
