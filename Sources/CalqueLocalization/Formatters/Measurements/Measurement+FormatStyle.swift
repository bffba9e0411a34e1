#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  extension Measurement where UnitType: Dimension {
    /// Writes measurements in the language of a locale, in the unit that its region uses for them.
    ///
    /// The unit follows CLDR's unit preferences for the usage (UTS #35, part 6): 38 °C are "100°F"
    /// in the United States. Without a number style, the number is rounded as CLDR specifies for
    /// the usage; where the unit is kept, it has up to six fraction digits.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// The length of the unit's name.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let width: Int32

        private init(_ width: UnitFormat.Width) { self.width = width.rawValue }

        /// "5 kilometers"
        public static var wide: Self { Self(.wide) }
        /// "5 km"
        public static var abbreviated: Self { Self(.short) }
        /// "5km"
        public static var narrow: Self { Self(.narrow) }
      }

      /// The length of the unit's name.
      public var width: UnitWidth
      /// Chooses the language and the region's units.
      public var locale: Locale
      /// What the measurement is of; nil means `general`.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// Writes the number, in this style's locale; nil for CLDR's rounding. Amounts of two units
      /// ("6 ft, 0 in") always follow CLDR.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// Whether the scale of temperatures is omitted: "100°".
      var isScaleHidden = false

      /// Makes a style.
      ///
      /// - Parameters:
      ///   - width: The length of the unit's name.
      ///   - locale: Chooses the language and the region's units.
      ///   - usage: What the measurements are of.
      ///   - numberFormatStyle: Writes the number; nil for CLDR's rounding.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// Returns the measurement as text.
      public func format(_ value: Measurement) -> String { amount(value).text }

      /// The style that marks the number and the unit with the attribute `measurement`.
      public var attributed: AttributedStyle { AttributedStyle(style: self) }

      fileprivate func amount(_ value: Measurement) -> FormattedAmount {
        MeasurementStyleText(
          locale: locale, width: UnitFormat.Width(rawValue: width.width) ?? .short,
          usage: usage?.usage, keepsUnit: usage?.keepsUnit ?? false, isScaleHidden: isScaleHidden,
          numbers: numberFormatStyle
        ).amount(value.value, value.unit)
      }

      /// Returns the same style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }
    }

    /// Writes measurements whose number and unit are marked with the attribute `measurement`. An
    /// amount of two units ("6 ft, 0 in") is marked as a unit.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      private var style: FormatStyle

      fileprivate init(style: FormatStyle) { self.style = style }

      /// Returns the measurement as text with attributes.
      public func format(_ value: Measurement) -> AttributedString {
        let amount = style.amount(value)
        var text = AttributedString(amount.prefix)
        text.measurement = .unit
        var number = AttributedString(amount.number)
        number.measurement = .value
        var suffix = AttributedString(amount.suffix)
        suffix.measurement = .unit
        return text + number + suffix
      }

      /// Returns the same style for another locale.
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the scale of the temperature is omitted: "100°".
    public var hidesScaleName: Bool {
      get { isScaleHidden }
      set { isScaleHidden = newValue }
    }

    /// Makes a style for temperatures.
    ///
    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - locale: Chooses the language and the region's scale.
    ///   - usage: What the temperatures are of.
    ///   - hidesScaleName: Whether the scale is omitted.
    ///   - numberFormatStyle: Writes the number; nil for CLDR's rounding.
    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      isScaleHidden = hidesScaleName
    }
  }

  extension FormatStyle {
    /// A style for measurements of any kind.
    ///
    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - usage: What the measurements are of.
    ///   - numberFormatStyle: Writes the number; nil for CLDR's rounding.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures.
    ///
    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - usage: What the temperatures are of.
    ///   - hidesScaleName: Whether the scale is omitted.
    ///   - numberFormatStyle: Writes the number; nil for CLDR's rounding.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(
        width: width, usage: usage, hidesScaleName: hidesScaleName,
        numberFormatStyle: numberFormatStyle)
    }
  }

  extension Measurement where UnitType: Dimension {
    /// Returns the measurement in the given style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement {
      style.format(self)
    }

    /// Returns the measurement with a short unit, in the current locale and its region's unit.
    public func formatted() -> String {
      formatted(FormatStyle(width: .abbreviated))
    }
  }
#endif
