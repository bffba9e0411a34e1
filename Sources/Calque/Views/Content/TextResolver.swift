import CalqueDiagnostics
import CalqueLocalization
import CalqueMessages
import CalqueText
import Foundation

/// Makes styled text of a ``Text`` in an environment: looks keys up, applies looks to the parts.
///
/// An emitter keeps one for all texts of an environment, since most environments have many.
final class TextResolver {
  let environment: EnvironmentValues
  let localizer: Localizer
  let localization: LocalizationEnvironment
  /// The look of a text without modifiers.
  let look: TextLook
  let style: StyledText.Style
  let language: String
  /// The language that texts are set in; nil for their own.
  private let typesetting: String?
  private let dividesKoreanWords: Bool
  /// What all texts of the environment are measured with.
  let measurer: TextMeasurer
  let options: LineOptions
  /// The sizes of plain texts of one line, if they are known without their letters.
  let line: FixedLine?
  /// The metrics of the font of a text without modifiers.
  private(set) lazy var fontMetrics = measurer.paragraph(
    StyledText("", style: style, locale: language), lines: options
  ).fontMetrics
  /// What the foreground does beside painting; nil if nothing.
  let effects: _StylePaint?
  let textCase: Text.Case?
  /// The least factor of the font's size.
  let smallestScale: Double
  /// Whether a control makes the text as small as it needs.
  let isFittedByControl: Bool
  /// Whether the program keeps the text size below that of the page.
  let isSizeLimited: Bool
  /// Whether letters may move closer before a text is shrunk or cut.
  let allowsTightening: Bool
  /// How the texts are drawn; nil for the usual way.
  let painting: TextPainting?

  init(environment: EnvironmentValues) {
    self.environment = environment
    localizer = environment.localizer ?? Self.keysOnly
    var localization = localizer.environment
    if let locale = environment.givenLocale { localization.locale = locale }
    if let calendar = environment.givenCalendar {
      localization.calendar = calendar
    } else if environment.givenLocale != nil {
      localization.calendar = localization.locale.calendar
    }
    if let timeZone = environment.givenTimeZone { localization.timeZone = timeZone }
    if let now = environment.now { localization.now = now }
    self.localization = localization
    look = TextLook(environment)
    style = look.style
    effects = look.paint.isPlain ? nil : look.paint
    language = localization.locale.identifier
    typesetting = environment.text.typesettingLanguage.identifier
    dividesKoreanWords =
      environment.platformMetrics.decisions.koreanWords == .divided
    measurer = environment.textMeasurer
    options = LineOptions(environment)
    line = measurer.fixedLine(of: style, lines: options)
    textCase = environment.textCase
    smallestScale = min(max(Double(environment.minimumScaleFactor), 0.05), 1)
    isFittedByControl = environment.text.isFittedByControl
    isSizeLimited = environment.text.isSizeLimited
    allowsTightening = environment.allowsTightening || smallestScale < 1
    painting = environment.textPainting
  }

  /// The UTF-16 units that a text may have. A unit of a shaped text takes about 110 bytes.
  static let longest = 1_000_000

  /// Replaces a localizer that was not given: every key is shown as it is.
  private static let keysOnly = Localizer(
    CatalogBundle(), locale: Locale(identifier: "en_US_POSIX"))

  /// What a text came to.
  struct Resolution {
    var string = ""
    var length = 0
    var runs: [StyledText.Run] = []
    /// In the order of the text, apart from each other.
    var links: [TextLink] = []
    /// The parts with attributes for renderers.
    var marks: [TextMark] = []
    /// The pictures, by the numbers of their attachments.
    var images: [ImageDrawing] = []
    var language: String?
    /// The language of the text, if it is set in another one.
    var spokenLanguage: String?
    /// What is said of the text in its place.
    var label: String?
    var isRightToLeft: Bool?
    var missingKey: String?
    var nextChange: Date?
    /// What the foreground of the text does beside painting.
    var effects: _StylePaint?
    /// Whether the rest of the text was left out, since it is longer than a text may be.
    var isCut = false
    /// Whether texts inside of texts were left out, since they are deeper than they may be.
    var isTooDeep = false

    /// Notes that what was appended from an offset on leads to a link.
    mutating func append(_ link: URL?, from start: Int) {
      guard let link, start < length, (links.last?.range.upperBound ?? 0) <= start else { return }
      if let last = links.last, last.url == link, last.range.upperBound == start {
        links[links.count - 1].range = last.range.lowerBound..<length
      } else {
        links.append(TextLink(range: start..<length, url: link))
      }
    }
  }

  /// A string in the style of a text without modifiers.
  func styled(_ string: String) -> StyledText {
    let length = string.utf16.count
    let runs = length == 0 ? [] : [StyledText.Run(range: 0..<length, style: style)]
    var styled = StyledText(string, runs: runs, locale: typesetting ?? language)
    styled.dividesKoreanWords = dividesKoreanWords
    return styled
  }

  /// The language of plain texts, if they are set in another one.
  var spokenLanguage: String? { typesetting == nil ? nil : language }

  func leaf(of text: Text) -> TextLeaf {
    if case .verbatim(let string) = text.storage, text.modifiers.isEmpty,
      string.utf8.count <= Self.longest
    {
      return TextLeaf(plain: cased(string), resolver: self)
    }
    var resolution = Resolution()
    append(text, look: look, style: style, to: &resolution)
    resolution.effects = effects(of: text)
    let language = resolution.language ?? language
    let base: StyledText.BaseDirection =
      switch resolution.isRightToLeft {
      case true?: .rightToLeft
      case false?: .leftToRight
      case nil: .natural
      }
    let typesetting = text.typesettingLanguage ?? typesetting
    resolution.spokenLanguage = typesetting == nil ? nil : language
    resolution.label = text.ownLabel.map(string)
    var styled = StyledText(
      resolution.string, runs: resolution.runs, locale: typesetting ?? language,
      baseDirection: base)
    styled.dividesKoreanWords = dividesKoreanWords
    return TextLeaf(styled, details: TextDetails(resolution), resolver: self, source: text)
  }

  /// What a foreground that the text itself has does beside painting; nil if there is nothing of
  /// it.
  private func effects(of text: Text) -> _StylePaint? {
    for case .foreground(let style) in text.modifiers {
      let paint = style._paint(in: environment)
      return paint.isPlain && effects == nil ? nil : paint
    }
    return nil
  }

  /// The key of a text, or of the first of its parts that has one, and where its text comes from.
  func source(of text: Text) -> (key: String, place: Place?)? {
    switch text.storage {
    case .key(let key, let table, let bundle):
      (
        key.key,
        localizer.asking(bundle).place(of: key, table: table, environment: localization)
      )
    #if !canImport(Darwin)
      case .resource(let resource):
        (resource.key, localizer.place(of: resource, environment: localization))
    #endif
    case .joined(let parts): parts.texts.lazy.compactMap { self.source(of: $0) }.first
    case .verbatim, .attributed, .rich, .image, .nestingEnd: nil
    }
  }

  /// The text of a key as its catalog has it for the narrowest place; nil if it has only one text.
  func narrowest(of text: Text) -> String? {
    var narrow = localization
    narrow.presentationWidth = 1
    func found(_ resolve: (LocalizationEnvironment) -> String) -> String? {
      let (usual, other) = (resolve(localization), resolve(narrow))
      return usual == other ? nil : other
    }
    switch text.storage {
    case .key(let key, let table, let bundle):
      let localizer = localizer.asking(bundle)
      return found { localizer.resolve(key, table: table, environment: $0).string }
    #if !canImport(Darwin)
      case .resource(let resource):
        return found { localizer.resolve(resource, environment: $0).string }
    #endif
    case .joined(let parts): return parts.texts.lazy.compactMap { self.narrowest(of: $0) }.first
    case .verbatim, .attributed, .rich, .image, .nestingEnd: return nil
    }
  }

  /// The label of a picture. A picture's name is looked up as a key, and need not be one.
  func label(of text: Text) -> String {
    if case .key(let key, let table, let bundle) = text.storage, key.arguments.isEmpty,
      !localizer.asking(bundle).contains(key, table: table, environment: localization)
    {
      return key.key
    }
    return string(of: text)
  }

  /// The localizer in the locale, calendar, time zone and present of the environment.
  var currentLocalizer: Localizer { localizer.in(localization) }

  /// The present.
  var now: Date { localization.now }

  /// The plain text, for labels.
  func string(of text: Text) -> String {
    text.plainText(by: localizer, in: localization)
  }
}

extension ViewEmitter {
  /// What makes styled text of the texts in the current environment.
  var textResolver: TextResolver {
    shared { TextResolver(environment: $0) }
  }
}

extension String {
  /// The longest beginning of at most so many UTF-16 units that does not end within a character.
  func prefix(utf16Units count: Int) -> String {
    guard let end = utf16.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex
    else { return self }
    let cut = self[..<end]
    return String(Index(end, within: self) == nil ? cut.dropLast() : cut)
  }
}

extension LocalizedText {
  /// Whether a run is a value that may look unlike the text around it.
  func hasLooks(at run: Run) -> Bool {
    switch run.kind {
    case .nested: true
    case .argument(let index): attributedValue(at: index) != nil
    case .literal: false
    }
  }
}
