import CalqueMessages
import Foundation

/// A text inside of another one that a localizer resolves, such as a text view.
package protocol ResolvableText: NestedLocalizable {
  /// The characters of the text: `U+FFFC` for a picture.
  func plainText(by localizer: Localizer, in environment: LocalizationEnvironment) -> String
}

/// What takes the place of texts inside of texts that are deeper than `depth`: resolving them would
/// need a stack without end.
package struct NestingEnd: ResolvableText, Equatable {
  /// How deep texts may be inside of each other.
  package static let depth = 64

  package init() {}

  package func plainText(
    by localizer: Localizer, in environment: LocalizationEnvironment
  ) -> String { "\u{2026}" }
}

extension LocalizationArgument {
  /// A value that is itself resolved later; an ellipsis where it is deeper than ``NestingEnd/depth``.
  static func nested(_ value: any ResolvableText) -> LocalizationArgument {
    .rich(.nested(value.nestingDepth < NestingEnd.depth ? value : NestingEnd()))
  }
}

extension RichArgument {
  /// The text of the value, and when it reads differently.
  func text(
    by localizer: Localizer, in environment: LocalizationEnvironment
  ) -> (text: String, nextChange: Date?) {
    switch self {
    case .attributed(let value): (String(value.characters), nil)
    case .date(let date, let style): DateText(environment: environment).text(date, style: style)
    case .dateRange(let range): (DateText(environment: environment).text(range), nil)
    case .timer(let timer): timer.text(in: environment)
    case .formatted(let value): value.text(in: environment)
    case .nested(let value):
      ((value as? any ResolvableText)?.plainText(by: localizer, in: environment) ?? "", nil)
    #if !canImport(Darwin)
      // It has no text of its own: its specifier in the key is shown.
      case .placeholder(let placeholder): (placeholder.specifier, nil)
    #endif
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Records a value that is itself resolved later, such as a text view, as `%@`.
  ///
  /// Deeper than ``NestingEnd/depth``, an ellipsis takes its place.
  package mutating func appendNested(_ value: any ResolvableText) {
    recording.append(.nested(value))
  }
}
