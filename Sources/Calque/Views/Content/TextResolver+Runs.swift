import CalqueDiagnostics
import CalqueLocalization
import CalqueMessages
import CalqueText
import Foundation

extension TextResolver {
  /// Appends what a text comes to; `style` is that of the look around it.
  func append(
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

  func append(
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

  func append(
    _ found: LocalizedText, of key: String, look: TextLook, _ style: StyledText.Style,
    to result: inout Resolution
  ) {
    if found.source == .missing, environment.localizer != nil { result.missingKey = key }
    append(found, look: look, style, to: &result)
  }

  func append(
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

  func append(_ image: Image, look: TextLook, to result: inout Resolution) {
    guard !result.isCut else { return }
    let drawing = ImageDrawing(image, look: look, in: environment)
    var style = look.style
    style.attachment = drawing.attachment(number: result.images.count)
    result.images.append(drawing)
    result.runs.append(StyledText.Run(range: result.length..<result.length + 1, style: style))
    result.string += "\u{FFFC}"
    result.length += 1
  }

  func append(
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

  func append(
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
  func append(
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
  func append(
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

  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase?: string.uppercased(with: localization.locale)
    case .lowercase?: string.lowercased(with: localization.locale)
    case nil: string
    }
  }
}
