import CalqueMessages
import Foundation

#if !canImport(Darwin)
  extension LocalizedStringKey {
    /// Returns the key with its placeholders replaced by values, in order. Remaining placeholders
    /// are kept.
    func replacing(with replacements: [any CVarArg]?) -> LocalizedStringKey {
      guard let replacements, !replacements.isEmpty else { return self }
      var rest = replacements[...]
      let arguments = arguments.map { argument in
        guard case .placeholder(let placeholder)? = argument.rich, let value = rest.popFirst()
        else { return argument }
        return placeholder.argument(value)
      }
      return LocalizedStringKey(key: key, arguments: arguments, hasFormatting: hasFormatting)
    }
  }

  extension String.LocalizationValue.Placeholder {
    /// Returns the value for the placeholder. A value of another type is kept, and is reported when
    /// it is written.
    fileprivate func argument(_ value: any CVarArg) -> LocalizationArgument {
      switch value {
      case let value as any BinaryInteger: argument(whole: value)
      case let value as any BinaryFloatingPoint: .double(Double(value))
      case let value as String: .string(value)
      case let value as NSObject: .object(value)
      default: .string(String(describing: value))
      }
    }

    private func argument(whole value: some BinaryInteger) -> LocalizationArgument {
      switch self {
      case .float, .double: .double(Double(value))
      case .uint where value >= 0: .unsigned(UInt64(clamping: value))
      case .int, .uint, .object:
        Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
      }
    }
  }
#endif
