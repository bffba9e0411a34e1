import CalqueICU
import CalqueMessages
import Foundation

extension ArgumentObject: MessageObject {
  var isNested: Bool {
    if case .nested = argument { return true }
    return false
  }

  var isPlaceholder: Bool {
    #if !canImport(Darwin)
      if case .placeholder = argument { return true }
    #endif
    return false
  }

  func text(in context: any MessageContext) -> (text: String, nextChange: Date?) {
    guard let context = context as? LocalizationContext else { return ("", nil) }
    return argument.text(by: context.localizer, in: context.environment)
  }

  func operands(in context: any MessageContext) -> PluralOperands? {
    guard let context = context as? LocalizationContext, case .formatted(let value) = argument
    else { return nil }
    return value.shownNumber(locale: context.environment.locale)
  }

  func word(in context: any MessageContext) -> String? {
    guard let context = context as? LocalizationContext else { return nil }
    switch argument {
    case .attributed(let value): return String(value.characters)
    case .formatted(let value): return value.text(in: context.environment).text
    case .nested: return argument.text(by: context.localizer, in: context.environment).text
    default: return nil
    }
  }

  /// Dates and similar values have the direction of the locale, which differs from that of the text
  /// only if the text is in another language.
  func mayTurn(inRightToLeft: Bool, in context: any MessageContext) -> Bool {
    switch argument {
    case .attributed, .nested: return true
    #if !canImport(Darwin)
      case .placeholder: return false
    #endif
    case .date, .dateRange, .timer, .formatted:
      guard let context = context as? LocalizationContext else { return true }
      return LocalizationID.isRightToLeft(context.environment.locale.identifier) != inRightToLeft
    }
  }

  func isEqual(to other: any MessageObject) -> Bool {
    (other as? ArgumentObject)?.argument == argument
  }
}
