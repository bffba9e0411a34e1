/// A predefined way to write a date within a text.
public struct DateStyle: Sendable, Hashable, Codable {
  enum Kind: String, Codable {
    case time
    case date
    case relative
    case offset
    case timer
  }

  let kind: Kind

  /// The time of the day: `11:23 PM`.
  public static let time = DateStyle(kind: .time)
  /// The day: `June 3, 2019`.
  public static let date = DateStyle(kind: .date)
  /// The distance from now in the two largest units: `2 hours, 23 minutes`.
  public static let relative = DateStyle(kind: .relative)
  /// The distance from now in one unit with its sign: `+2 hours`, `-3 months`.
  public static let offset = DateStyle(kind: .offset)
  /// The time since or until then: `36:59:01`.
  public static let timer = DateStyle(kind: .timer)
}
