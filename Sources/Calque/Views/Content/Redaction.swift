import CalqueDrawing
import CalqueText
import Foundation

/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: bars take the place of texts, and boxes that of images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is marked ``View/privacySensitive(_:)`` is not to be seen.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Views decide what to do.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
  /// Adds a reason not to show what is inside.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what is inside, whatever is said around.
  public func unredacted() -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons = [] })
  }

  /// Marks what is inside as private: it is not shown where ``RedactionReasons/privacy`` is a
  /// reason.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.isPrivacySensitive = sensitive })
  }
}

private let redactionReasonsSlot = EnvironmentSlot<RedactionReasons>()
private let privacySlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// The reasons not to show content.
  public var redactionReasons: RedactionReasons {
    get { self[redactionReasonsSlot] ?? [] }
    set { self[redactionReasonsSlot] = newValue }
  }

  /// Whether content is private.
  var isPrivacySensitive: Bool {
    get { self[privacySlot] ?? false }
    set { self[privacySlot] = newValue }
  }
}

/// What is painted in place of content that is not to be seen.
enum Redaction {
  /// The paint of bars and boxes: a weak label colour, as on iOS; nil where content is shown.
  static func paint(in environment: EnvironmentValues) -> Paint? {
    let reasons = environment.redactionReasons
    guard !reasons.isEmpty else { return nil }
    let isHidden =
      reasons.contains(.placeholder)
      || reasons.contains(.privacy) && environment.isPrivacySensitive
    return isHidden ? .color(Color.labels[3].resolve(in: environment).rgba) : nil
  }

  /// A rounded bar for each line of a text, as high as its capitals and a little more.
  static func bars(of leaf: TextLeaf, in bounds: CGRect, _ paint: Paint) -> [Drawing.Item] {
    leaf.lines(at: bounds.size).lines.compactMap { line in
      guard line.frame.width > 0 else { return nil }
      let height = leaf.capHeight > 0 ? leaf.capHeight * 1.3 : line.frame.height * 0.7
      let bar = CGRect(
        x: bounds.minX + line.frame.minX,
        y: bounds.minY + line.baseline - (height + leaf.capHeight) / 2,
        width: line.frame.width, height: height)
      return .fill(Path(roundedRect: bar, cornerRadius: height / 4), paint)
    }
  }
}
