#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Writes measurements and units in the language of a locale, converted to its region's units.
  ///
  /// Without options, a measurement is converted to the unit that the region commonly uses for its
  /// kind: 1,500 meters are "0.932 mi" in the United States and "1.5 km" in Japan. The choice of
  /// units comes from CLDR's unit preferences (UTS #35, part 6), the words from its unit patterns.
  open class MeasurementFormatter: Formatter {
    /// Options for the unit of a measurement.
    public struct UnitOptions: OptionSet, Sendable {
      /// The options, one bit each.
      public let rawValue: UInt

      /// Makes a set of options from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The measurement keeps its unit.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// The unit fits the size of the amount: 12,000 meters are "12 km". Has no effect together
      /// with `providedUnit`.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// Temperatures do not name their scale: "90°".
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// How the unit of a measurement is chosen; empty by default.
    open var unitOptions: UnitOptions = []

    /// The length of the unit's name: "5km", "5 km" or "5 kilometers". The default is medium.
    open var unitStyle: Formatter.UnitStyle = .medium

    /// Chooses the language and the region's units. The default is the current locale, which nil
    /// also means.
    open var locale: Locale! = .current {
      didSet { numberFormatter?.locale = locale?.usable.spelledForObjects }
    }

    /// Writes the number, by default with up to three fraction digits. Nil means the default.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal(.current)

    /// Makes a formatter of medium style for the current locale.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Create a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// Returns a measurement with its unit.
    open func string(from measurement: Measurement<Unit>) -> String {
      text(measurement.value, measurement.unit)
    }

    /// Returns a measurement with its unit.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      text(measurement.value, measurement.unit)
    }

    /// Returns the name of a unit without a number: "kilometers" in long style. A unit that CLDR
    /// does not have is written as its symbol.
    open func string(from unit: Unit) -> String {
      MeasurementText(locale: shownLocale, width: width).name(of: unit)
    }

    /// Returns a measurement of any kind, or a unit, as text; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
      case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
      case let unit as Unit: string(from: unit)
      default: nil
      }
    }

    /// Returns a formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = MeasurementFormatter()
      copy.unitOptions = unitOptions
      copy.unitStyle = unitStyle
      copy.locale = locale
      copy.numberFormatter = numberFormatter?.copy() as? NumberFormatter
      return copy
    }

    private var shownLocale: Locale { locale ?? .current }

    private var width: UnitFormat.Width {
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .wide
      }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
      let (value, unit) = converted(value, unit)
      let formatter = numberFormatter ?? Self.decimal(shownLocale)
      let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
      let writer = MeasurementText(locale: shownLocale, width: width)
      if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
        return writer.amount(number, value, identifier: "generic")?.text ?? number + "°"
      }
      return writer.amount(number, value, unit).text
    }

    private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
      guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
        return (value, unit)
      }
      let choice = UnitChoice(locale: shownLocale)
      let amount = (value, dimension)
      let isScaled = unitOptions.contains(.naturalScale)
      let changed = isScaled ? choice.scaled(amount) : choice.common(amount)
      return changed.map { ($0.value, $0.unit) } ?? (value, unit)
    }

    private static func decimal(_ locale: Locale) -> NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale.usable.spelledForObjects
      return formatter
    }
  }

  /// Any `Measurement`, regardless of its unit type.
  private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
  }

  extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
  }
#endif
