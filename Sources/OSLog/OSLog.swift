/// A part of a program that writes messages.
public final class OSLog: Sendable {
  /// The name of the program or library, in reverse DNS notation.
  let subsystem: String
  /// The name of a part of it.
  let category: String
  /// Whether messages are kept.
  let isRecorded: Bool

  /// Names a part of a program.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isRecorded) = (subsystem, category, true)
  }

  private init(isRecorded: Bool) {
    (subsystem, category, self.isRecorded) = ("", "", isRecorded)
  }

  /// The log of code that names none.
  public static let `default` = OSLog(isRecorded: true)
  /// A log that keeps nothing.
  public static let disabled = OSLog(isRecorded: false)

  /// Whether messages of a level are kept.
  public func isEnabled(type: OSLogType) -> Bool { isRecorded }

  /// Parts of programs that Apple's tools show in their own way.
  public struct Category: Hashable, Sendable {
    let name: String

    /// Places that are of interest for speed.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  /// Names a part of a program.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
}
