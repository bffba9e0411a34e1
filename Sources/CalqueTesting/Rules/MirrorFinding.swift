import Calque

extension ScreenFinding {
  /// Makes a finding of a violation of the mirror law.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - screen: The screen from right to left.
  init(_ violation: MirrorLaw.Violation, on screen: LocalizedScreen) {
    self.init(.notMirrored, "it \(violation.sentence)", text: violation.view.text ?? "")
    // A frame around a text has its place.
    let shown = screen.texts.first { text in
      text.frame == violation.found && text.path.starts(with: violation.path)
    }
    if let shown {
      text = shown.string
      key = shown.key
      place = shown.place
    }
    // A container often has no name of its own.
    identifier = violation.view.identifier ?? violation.nearbyIdentifier
    path = violation.path
    frame = violation.found ?? violation.view.frame
    room = violation.expected
    remedy = "Use leading and trailing edges, or accept the finding if it is meant, as on a map"
  }
}

extension ViewDiagnostic.Kind {
  /// A view is not at its mirrored place from right to left; see ``MirrorLaw``.
  public static let notMirrored = Self("notMirrored", .warning)
}
