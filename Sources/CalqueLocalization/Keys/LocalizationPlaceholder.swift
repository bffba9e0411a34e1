/// The type of a value that is provided later; see `String.LocalizationValue.Placeholder`, its name
/// in Foundation.
public enum LocalizationPlaceholder: Hashable, Sendable, Codable {
  /// A signed integer, `%lld` in the key.
  case int
  /// An unsigned integer, `%llu` in the key.
  case uint
  /// A number with a fraction, `%f` in the key.
  case float
  /// A number with a fraction, `%lf` in the key.
  case double
  /// A string or an object, `%@` in the key.
  case object

  var specifier: String {
    switch self {
    case .int: "%lld"
    case .uint: "%llu"
    case .float: "%f"
    case .double: "%lf"
    case .object: "%@"
    }
  }
}
