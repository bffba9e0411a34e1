extension TextLeaf {
  /// What is wrong with the text itself: the host fills in where it is. It is asked for when somebody
  /// wants the host's diagnostics, not while the text is laid out.
  var diagnostics: [ViewDiagnostic] {
    fontDiagnostics + images.compactMap(\.diagnostic)
  }
}
