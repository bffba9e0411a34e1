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
  private let localizer: Localizer
  private let localization: LocalizationEnvironment
  /// The look of a text without modifiers.
  private let look: TextLook
  private let style: StyledText.Style
  private let language: String
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
  private let textCase: Text.Case?
  /// The least factor of the font's size.
  let smallestScale: Double
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

  /// Appends what a text comes to; `style` is that of the look around it.
  private func append(
    _ text: Text, look outer: TextLook, style outerStyle: StyledText.Style,
    to result: inout Resolution
  ) {
    if text.modifiers.isEmpty {
      return append(text.storage, look: outer, style: outerStyle, to: &result)
    }
    var look = outer
    for modifier in text.modifiers.reversed() {
      look.apply(modifier, in: environment)
    }
    let start = result.length
    append(text.storage, look: look, style: look.style, to: &result)
    for case .attribute(let attribute) in text.modifiers where start < result.length {
      result.marks.append(TextMark(range: start..<result.length, attribute: attribute))
    }
  }

  private func append(
    _ storage: Text.Storage, look: TextLook, style: StyledText.Style, to result: inout Resolution
  ) {
    switch storage {
    case .verbatim(let string):
      append(string, style: style, to: &result)
    case .attributed(let attributed):
      append(attributed, look: look, to: &result)
    case .image(let image):
      append(image, look: look, to: &result)
    case .nestingEnd:
      result.isTooDeep = true
      append("\u{2026}", style: style, to: &result)
    case .joined(let parts):
      for part in parts.texts { append(part, look: look, style: style, to: &result) }
    case .rich(let argument):
      append(localizer.text(of: argument, in: localization), look: look, style, to: &result)
    case .key(let key, let table, let bundle):
      let found = localizer.asking(bundle)
        .resolve(key, table: table, environment: localization)
      append(found, of: key.key, look: look, style, to: &result)
    #if !canImport(Darwin)
      case .resource(let resource):
        let found = localizer.resolve(resource, environment: localization)
        append(found, of: resource.key, look: look, style, to: &result)
    #endif
    }
  }

  private func append(
    _ found: LocalizedText, of key: String, look: TextLook, _ style: StyledText.Style,
    to result: inout Resolution
  ) {
    if found.source == .missing, environment.localizer != nil { result.missingKey = key }
    append(found, look: look, style, to: &result)
  }

  private func append(
    _ string: String, style: StyledText.Style, to result: inout Resolution
  ) {
    guard !result.isCut else { return }
    var shown = cased(string)
    var length = shown.utf16.count
    if result.length + length > Self.longest {
      shown = shown.prefix(utf16Units: Self.longest - result.length)
      length = shown.utf16.count
      result.isCut = true
    }
    guard length > 0 else { return }
    result.runs.append(
      StyledText.Run(range: result.length..<result.length + length, style: style))
    if result.string.isEmpty { result.string = shown } else { result.string += shown }
    result.length += length
  }

  private func append(_ image: Image, look: TextLook, to result: inout Resolution) {
    guard !result.isCut else { return }
    let drawing = ImageDrawing(image, look: look, in: environment)
    var style = look.style
    style.attachment = drawing.attachment(number: result.images.count)
    result.images.append(drawing)
    result.runs.append(StyledText.Run(range: result.length..<result.length + 1, style: style))
    result.string += "\u{FFFC}"
    result.length += 1
  }

  private func append(
    _ attributed: AttributedString, look outer: TextLook, to result: inout Resolution
  ) {
    if result.language == nil, let language = attributed.runs.first?.languageIdentifier {
      result.language = language
    }
    for run in attributed.runs {
      var look = outer
      look.apply(run.attributes, in: environment)
      let start = result.length
      append(String(attributed[run.range].characters), style: look.style, to: &result)
      result.append(run.link, from: start)
    }
  }

  private func append(
    _ text: LocalizedText, look: TextLook, _ style: StyledText.Style, to result: inout Resolution
  ) {
    // The first part of a joined text says what the language of the whole is.
    if result.language == nil {
      result.language = text.languageIdentifier
      if text.source != .missing { result.isRightToLeft = text.isRightToLeft }
    }
    if let change = text.nextChange {
      result.nextChange = min(result.nextChange ?? change, change)
    }
    if let pieces = text.markdown { return append(pieces, of: text, look: look, to: &result) }
    guard text.runs.contains(where: { text.hasLooks(at: $0) }) else {
      return append(text.string, style: style, to: &result)
    }
    let units = Array(text.string.utf16)
    for run in text.runs { append(run, of: text, units, look: look, style, to: &result) }
  }

  /// Appends a text whose markdown was read.
  private func append(
    _ pieces: [MarkdownPiece], of text: LocalizedText, look outer: TextLook,
    to result: inout Resolution
  ) {
    let units = Array(text.string.utf16)
    for piece in pieces {
      var look = outer
      look.apply(piece.intent)
      if piece.link != nil { look.applyLink(in: environment) }
      let start = result.length
      switch piece.content {
      case .text(let string): append(string, style: look.style, to: &result)
      case .value(let index):
        append(text.runs[index], of: text, units, look: look, look.style, to: &result)
      }
      result.append(piece.link, from: start)
    }
  }

  /// Appends a run of a localized text, `units`.
  private func append(
    _ run: LocalizedText.Run, of text: LocalizedText, _ units: [UInt16], look: TextLook,
    _ style: StyledText.Style, to result: inout Resolution
  ) {
    switch run.kind {
    case .nested(let index):
      if text.nestedValue(at: index) is NestingEnd { result.isTooDeep = true }
      if let nested = text.nestedValue(at: index) as? Text {
        return append(nested, look: look, style: style, to: &result)
      }
      #if !canImport(Darwin)
        if let nested = text.nestedValue(at: index) as? LocalizedStringResource {
          return append(.resource(nested), look: look, style: style, to: &result)
        }
      #endif
    case .argument(let index):
      if let value = text.attributedValue(at: index) {
        return append(value, look: look, to: &result)
      }
    case .literal: break
    }
    append(String(decoding: units[run.range], as: UTF16.self), style: style, to: &result)
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase?: string.uppercased(with: localization.locale)
    case .lowercase?: string.lowercased(with: localization.locale)
    case nil: string
    }
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
  fileprivate func prefix(utf16Units count: Int) -> String {
    guard let end = utf16.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex
    else { return self }
    let cut = self[..<end]
    return String(Index(end, within: self) == nil ? cut.dropLast() : cut)
  }
}

extension LocalizedText {
  /// Whether a run is a value that may look unlike the text around it.
  fileprivate func hasLooks(at run: Run) -> Bool {
    switch run.kind {
    case .nested: true
    case .argument(let index): attributedValue(at: index) != nil
    case .literal: false
    }
  }
}
