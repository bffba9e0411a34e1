import CalqueDiagnostics
import CalqueDrawing
import CalqueLayout
import CalqueText
import Foundation

/// A text in the tree: a paragraph that answers proposals, and what a report needs of it.
///
/// Screens have many texts: what all texts of an environment share is kept in their resolver, and
/// what few texts have is stored separately.
final class TextLeaf: MeasuredLeaf {
  private(set) var string: String
  private var resolver: TextResolver
  /// What the text has of its own; nil for a plain string, which has the style of the resolver.
  private var own: OwnParts?
  @exclusivity(unchecked) private var madeParagraph: (any TextParagraph)?
  private var paragraph: any TextParagraph {
    if let madeParagraph { return madeParagraph }
    let paragraph = resolver.measurer.paragraph(styled, lines: resolver.options)
    madeParagraph = paragraph
    return paragraph
  }
  /// The paragraphs at smaller sizes, made when a text may be shrunk and has to be.
  private var shrunk: [Int: any TextParagraph]?

  /// What a text has that is not a plain string. Screens have many plain strings, so it is kept
  /// beside the leaf.
  private final class OwnParts {
    /// The string with its styles.
    let styles: StyledText
    let details: TextDetails?
    /// What the view was made of.
    let source: Text

    init(_ styles: StyledText, details: TextDetails?, source: Text) {
      self.styles = styles
      self.details = details
      self.source = source
    }
  }

  private var details: TextDetails? { own?.details }

  /// A plain string in the style of its environment.
  init(plain string: String, resolver: TextResolver) {
    self.string = string
    self.resolver = resolver
  }

  init(_ styled: StyledText, details: TextDetails?, resolver: TextResolver, source: Text) {
    string = styled.string
    own = OwnParts(styled, details: details, source: source)
    self.resolver = resolver
  }

  private var styled: StyledText { own?.styles ?? resolver.styled(string) }
  /// The measures of the largest font of the text.
  var fontMetrics: LineMetrics {
    if own == nil, let line = resolver.line { return line.fontMetrics }
    return paragraph.fontMetrics
  }
  /// How opaque the letters are, at most.
  var inkOpacity: Double { styled.runs.map(\.style.paint.mostOpacity).max() ?? 1 }
  /// The key that the text comes from, and its place in a catalog.
  var catalogSource: (key: String, place: Place?)? {
    own.flatMap { resolver.source(of: $0.source) }
  }

  /// The text that the catalog has for narrow places, if it has several.
  var narrowest: String? { own.flatMap { resolver.narrowest(of: $0.source) } }

  /// Whether a catalog has something else in place of a translation.
  var isUntranslated: Bool {
    own.map { resolver.isUntranslated($0.source, string, language) } ?? false
  }

  /// A plural category of a number for which the catalog has no form.
  var missingPluralForm: String? { own.flatMap { resolver.missingPluralForm(of: $0.source) } }

  /// A value of the text, or the text itself, that is a key of its catalog, and is not translated.
  var untranslatedValue: String? {
    resolver.untranslatedValue(of: own?.source ?? Text(verbatim: string))
  }

  /// The position of a value that the translation leaves out.
  var lostValue: Int? { own.flatMap { resolver.lostValue(of: $0.source) } }

  /// Whether no catalog can translate the text, and it has letters of another script than its
  /// language has.
  var isForeignLiteral: Bool {
    catalogSource == nil && missingKey == nil
      && resolver.isLatinLiteral(string, resolver.language)
  }

  /// The font that the text asks for.
  var font: Font { resolver.font(of: own?.source) }

  /// Whether it is the source text in a language with other letters, and may be a name.
  var isSourceWord: Bool { own.map { resolver.isSourceWord($0.source, string, language) } ?? false }

  /// The identifier of the locale that it is asked for.
  var requestedLocale: String { resolver.language }

  /// Whether `View.dynamicTypeSize(_:)` keeps the text smaller than the page.
  var isSizeLimited: Bool { resolver.isSizeLimited && !font.isOfControl }
  /// The size of the font of its first letters, in points.
  var fontSize: CGFloat {
    CGFloat(own?.styles.runs.first?.style.font.size ?? resolver.style.font.size)
  }

  func endsInsideWords(_ ends: [Int]) -> [Int] { styled.endsInsideWords(ends) }

  var language: String {
    details?.spokenLanguage ?? (own == nil ? resolver.spokenLanguage : nil) ?? styled.locale
  }
  var environment: EnvironmentValues { resolver.environment }
  var missingKey: String? { details?.missingKey }
  var nextChange: Date? { details?.nextChange }
  /// The pictures in the lines, by the numbers of their attachments.
  var images: [ImageDrawing] { details?.images ?? [] }
  /// What was left out of the text when it was put together.
  var omissions: [ViewDiagnostic] { details?.diagnostics ?? [] }
  var links: [TextLink] { details?.links ?? [] }
  /// The parts with attributes for renderers.
  var marks: [TextMark] { details?.marks ?? [] }
  /// How the text is drawn; nil for the usual way.
  var painting: TextPainting? { resolver.painting }
  /// What the foreground does beside painting; nil if nothing.
  var effects: _StylePaint? { details?.effects ?? resolver.effects }
  private var smallest: Double { resolver.smallestScale }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    resolver.painting?.size(self, proposal) ?? ownSize(for: proposal)
  }

  /// The size of the text itself, whatever draws it.
  func ownSize(for proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (proposal.width.map(Double.init), proposal.height.map(Double.init))
    let size = fittedSize(width, height)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size of the text, with smaller letters where that is allowed and needed.
  private func fittedSize(_ width: Double?, _ height: Double?) -> ParagraphSize {
    if own == nil, let size = resolver.line?.size(of: string, width: width, height: height) {
      return size
    }
    return resolver.allowsTightening
      ? fitting(width, height).size : paragraph.size(width: width, height: height)
  }

  package func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let answer = fittedSize(Double(size.width), Double(size.height))
    guard answer.lineCount > 0 else { return nil }
    return (CGFloat(answer.firstBaseline), CGFloat(answer.lastBaseline))
  }

  /// The height of capitals in the font of the text, in points.
  var capHeight: CGFloat { CGFloat(fontMetrics.capHeight) }

  package var isText: Bool { true }
  package var hasTextSpacing: Bool { true }

  package var textSpacing: TextSpacing? {
    let font = fontMetrics
    return TextSpacing(
      ascent: font.ascent, descent: font.descent, capHeight: font.capHeight, leading: font.leading,
      displayScale: resolver.options.displayScale)
  }

  package var wrapsLikeText: Bool {
    !resolver.allowsTightening && resolver.painting == nil
  }

  /// The text as a screen reader reads it: pictures by their labels.
  var label: String {
    if let label = details?.label { return label }
    guard !images.isEmpty else { return string }
    let parts = string.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    var label = ""
    for (index, part) in parts.enumerated() {
      if index > 0, index <= images.count { label += images[index - 1].label ?? "" }
      label += part
    }
    return label
  }

  /// The direction that a reader is told, if the text itself says it.
  var tagDirection: Drawing.Tag.Direction? {
    switch styled.baseDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural: nil
    }
  }

  /// What the text asked of the fonts of this machine, and did not get.
  var fontFindings: FontFindings { paragraph.fontFindings }

  /// Whether something of the text is not shown at a size.
  func isTruncated(at size: CGSize) -> Bool {
    fittedSize(Double(size.width), Double(size.height)).isTruncated
  }

  /// The size of the letters at a size of the text, by that of its font; 1 where a control chooses
  /// the size.
  func scale(at size: CGSize) -> CGFloat {
    guard smallest < 1, !resolver.isFittedByControl, fontMetrics.capHeight > 0 else { return 1 }
    return CGFloat(shownFontMetrics(at: size).capHeight / fontMetrics.capHeight)
  }

  /// The lengths of the font at a size of the text, in points: smaller than those of the font
  /// itself where the letters are.
  func shownFontMetrics(at size: CGSize) -> LineMetrics {
    guard smallest < 1 else { return fontMetrics }
    return fitting(Double(size.width), Double(size.height)).paragraph.fontMetrics
  }

  /// The lines at a size, placed from the top left of the text.
  func lines(at size: CGSize) -> PlacedParagraph {
    let (width, height) = (Double(size.width), Double(size.height))
    let edge: LineAlignment.Edge =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let alignment = LineAlignment(
      edge, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return fitting(width, height).paragraph.lines(
      width: width, height: height, alignment: alignment)
  }

  /// Fits a text that is too large: its letters are set a little closer, then made smaller, by
  /// five halvings of the allowed range, and then cut.
  private func fitting(
    _ width: Double?, _ height: Double?
  ) -> (paragraph: any TextParagraph, size: ParagraphSize) {
    let size = paragraph.size(width: width, height: height)
    // A single letter is not cut, but it may be wider than there is room.
    func isTooLarge(_ size: ParagraphSize) -> Bool {
      size.isTruncated || size.width > (width ?? .infinity) + Self.overhang
    }
    guard resolver.allowsTightening, isTooLarge(size), width != 0, height != 0 else {
      return (paragraph, size)
    }
    func fitted(_ step: Int) -> (paragraph: any TextParagraph, size: ParagraphSize) {
      let smaller = paragraph(atStep: step)
      return (smaller, smaller.size(width: width, height: height))
    }
    let tightened = fitted(0)
    // Closer letters alone do not show more of a text that is still cut.
    if !isTooLarge(tightened.size) { return tightened }
    guard smallest < 1 else { return (paragraph, size) }
    var found = fitted(Self.steps)
    if isTooLarge(found.size) { return found }
    var (fits, tooLarge) = (Self.steps, 0)
    while fits - tooLarge > 1 {
      let middle = (fits + tooLarge) / 2
      let tried = fitted(middle)
      if isTooLarge(tried.size) {
        tooLarge = middle
      } else {
        (fits, found) = (middle, tried)
      }
    }
    return found
  }

  /// By how much a line may be wider than there is room, in points: sizes are rounded to pixels.
  private static let overhang = 0.5

  /// Five halvings.
  private static let steps = 32

  /// The text with its letters closer, in a size between its own, step 0, and the smallest.
  private func paragraph(atStep step: Int) -> any TextParagraph {
    if let known = shrunk?[step] { return known }
    let factor = 1 - (1 - smallest) * Double(step) / Double(Self.steps)
    // Letters of scripts that join them would overlap.
    let tightening = string.utf16.contains(where: Self.joins) ? 0 : 1.0 / 72
    var scaled = styled
    for index in scaled.runs.indices {
      let font = styled.runs[index].style.font.scaled(by: factor)
      scaled.runs[index].style.font = font
      scaled.runs[index].style.tracking =
        styled.runs[index].style.spacing - font.size * tightening
      scaled.runs[index].style.attachment = styled.runs[index].style.attachment?.scaled(by: factor)
    }
    let paragraph = resolver.measurer.paragraph(scaled, lines: resolver.options)
    shrunk = (shrunk ?? [:]).merging([step: paragraph]) { $1 }
    return paragraph
  }

  /// Whether a unit may be of a script that joins its letters: Arabic, Syriac, N'Ko, Mandaic,
  /// Mongolian.
  private static func joins(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0600...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}

extension TextLeaf: UpdatableLeaf {
  func update(from other: any MeasuredLeaf) -> Bool? {
    guard let other = other as? TextLeaf else { return nil }
    let isResized = styled != other.styled || !resolver.environment.isCopy(of: other.environment)
    if isResized {
      (string, resolver, madeParagraph, shrunk) = (other.string, other.resolver, nil, nil)
    }
    own = other.own
    return isResized
  }
}

/// What most texts are without.
final class TextDetails {
  let missingKey: String?
  let nextChange: Date?
  let images: [ImageDrawing]
  let links: [TextLink]
  let marks: [TextMark]
  let diagnostics: [ViewDiagnostic]
  let effects: _StylePaint?
  let spokenLanguage: String?
  let label: String?

  /// Nil where there is nothing of it.
  init?(_ resolution: TextResolver.Resolution) {
    guard
      resolution.missingKey != nil || resolution.nextChange != nil || !resolution.images.isEmpty
        || !resolution.links.isEmpty || !resolution.marks.isEmpty || resolution.isCut
        || resolution.isTooDeep
        || resolution.effects != nil || resolution.spokenLanguage != nil || resolution.label != nil
    else { return nil }
    missingKey = resolution.missingKey
    nextChange = resolution.nextChange
    images = resolution.images
    links = resolution.links
    marks = resolution.marks
    diagnostics = resolution.diagnostics
    effects = resolution.effects
    spokenLanguage = resolution.spokenLanguage
    label = resolution.label
  }
}
