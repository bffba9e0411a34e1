import CalqueLocalization
import CalqueText
public import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` that a ``Text`` shows, beside Foundation's `link`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points after each character, which keep ligatures.
    public let kern: KerningAttribute
    /// Points after each character, which are white space at the end of a line.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the colour behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of points after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of points after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name, as SwiftUI has it.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of this package.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of this package by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// A line in the colour of the text.
    public static let single = LineStyle()

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - pattern: Whether it is dashed or dotted.
    ///   - color: Its colour; `nil` is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Marks and gaps of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: StyledText.LinePattern

      /// No gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }
  }
}

extension TextLook {
  /// The look of a run of an attributed string.
  mutating func apply(_ attributes: AttributeContainer, in environment: EnvironmentValues) {
    if let intent = attributes.inlinePresentationIntent { apply(intent) }
    if attributes.link != nil { applyLink(in: environment) }
    if let font = attributes.font { self.font = font }
    if let color = attributes.foregroundColor { paint = color._paint(in: environment) }
    if let color = attributes.backgroundColor { background = color.resolve(in: environment).rgba }
    if let line = attributes.underlineStyle { underline = Rule(line, in: environment) }
    if let line = attributes.strikethroughStyle { strikethrough = Rule(line, in: environment) }
    if let points = attributes.tracking { tracking = points }
    if let points = attributes.kern { kerning = points }
    if let points = attributes.baselineOffset { baselineOffset = points }
  }
}
