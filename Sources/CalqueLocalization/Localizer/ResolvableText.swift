import CalqueMessages
import Foundation

/// A text inside another one that a localizer resolves, such as a text view.
package protocol ResolvableText: NestedLocalizable {
  /// Returns the characters of the text, with `U+FFFC` for a picture.
  func plainText(by localizer: Localizer, in environment: LocalizationEnvironment) -> String
}

/// Replaces texts that are nested deeper than `depth`: resolving them would overflow the stack.
package struct NestingEnd: ResolvableText, Equatable {
  /// The maximum nesting depth of texts.
  package static let depth = 64

  package init() {}

  package func plainText(
    by localizer: Localizer, in environment: LocalizationEnvironment
  ) -> String { "\u{2026}" }
}

extension LocalizationArgument {
  /// Makes an argument of a value that is itself resolved later; an ellipsis if it is deeper than
  /// ``NestingEnd/depth``.
  static func nested(_ value: any ResolvableText) -> LocalizationArgument {
    .rich(.nested(value.nestingDepth < NestingEnd.depth ? value : NestingEnd()))
  }
}

extension RichArgument {
  /// Returns the text of the value, and when it changes.
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
      // A placeholder has no text: its specifier in the key is shown.
      case .placeholder(let placeholder): (placeholder.specifier, nil)
    #endif
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Records a value that is itself resolved later, such as a text view, as `%@`.
  ///
  /// A value deeper than ``NestingEnd/depth`` is replaced by an ellipsis.
  package mutating func appendNested(_ value: any ResolvableText) {
    recording.append(.nested(value))
  }
}
