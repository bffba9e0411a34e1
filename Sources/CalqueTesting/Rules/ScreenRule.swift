public import Calque

/// A rule that looks for one kind of problem on a screen.
///
/// A rule sees the screen as it was laid out, and not the views: so rules run in any task, many at
/// once. A screen's own ``LocalizedScreen/findings`` are what the layout and the localizer report;
/// rules find what only measuring, drawing or comparing shows.
public protocol ScreenRule: Sendable {
  /// The kind of problem. Its name is the identifier of the rule.
  var kind: ScreenFinding.Kind { get }

  /// Returns the problems of a screen.
  ///
  /// - Throws: Errors of the renderer, for rules that draw the screen.
  func findings(on screen: LocalizedScreen) throws -> [ScreenFinding]
}

/// The rules that a sweep applies.
public enum ScreenRules {
  /// All rules, with their usual limits.
  public static var all: [any ScreenRule] {
    [
      ContrastRule(), TouchAreaRule(), CoverRule(), OutsideRule(), BarRule(), PlaceholderRule(),
      LiteralTextRule(), TextScaleRule(), ReadingOrderRule(), ScrollRule(), WidthVariantRule(),
      MixedFontsRule(), MixedScriptsRule(), TurnedTextRule(), TurnedSymbolRule(), CutControlRule(),
      HiddenSymbolRule(), UntranslatedRule(), PluralFormRule(), TextArrowRule(),
      LostValueRule(), MisreadTextRule(), MarkupTextRule(), SymbolContrastRule(),
      DetachedSignRule(), ForeignDateRule(), ForeignHanRule(), ForeignNumberRule(),
      GroupedYearRule(),
    ]
  }
}

extension LocalizedScreen {
  /// Returns the findings of the screen itself and those of rules.
  ///
  /// - Parameter rules: The rules.
  /// - Throws: What the rules throw.
  public func findings(
    applying rules: [any ScreenRule] = ScreenRules.all
  ) throws -> [ScreenFinding] {
    try findings + rules.flatMap { try $0.findings(on: self) }
  }
}

extension ScreenFinding {
  /// Makes a finding about a text.
  init(_ kind: Kind, _ message: String, about text: ResolvedText, remedy: String? = nil) {
    self.init(kind, message, text: text.string)
    self = about(text)
    self.remedy = remedy
  }

  /// Makes a finding about something that can be touched.
  init(_ kind: Kind, _ message: String, about area: TouchArea, on screen: LocalizedScreen) {
    // A button is known by its text.
    let text = screen.texts.first {
      area.frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
        && $0.path.starts(with: area.path)
    }
    self.init(kind, message, text: text?.string ?? "")
    key = text?.key
    place = text?.place
    identifier = area.identifier
    path = area.path
    frame = area.frame
  }
}
