import CalqueLocalization

extension TextLeaf {
  /// What is wrong with the text itself: the host fills in where it is. Read for the host's
  /// diagnostics, not while the text is laid out.
  var diagnostics: [ViewDiagnostic] {
    omissions + fontDiagnostics + images.compactMap(\.diagnostic)
  }
}

extension TextResolver.Resolution {
  /// What was left out of the text when it was put together.
  var diagnostics: [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    if isCut {
      found.append(
        ViewDiagnostic(
          .textTooLong,
          "The text is longer than \(TextResolver.longest) UTF-16 units; the rest is not shown. "
            + "Show a part at a time, in a lazy stack."))
    }
    if isTooDeep {
      found.append(
        ViewDiagnostic(
          .textTooDeep,
          "Texts are nested more than \(NestingEnd.depth) levels deep; an ellipsis replaces "
            + "deeper ones. Join them with + instead."))
    }
    return found
  }
}

extension ViewDiagnostic.Kind {
  /// A text that is longer than a text may be: the rest of it is left out.
  public static let textTooLong = Self("textTooLong", .error)
  /// Texts that are too deep inside of other texts: an ellipsis takes their place.
  public static let textTooDeep = Self("textTooDeep", .error)
}
