#if !canImport(Darwin)
  public import Foundation
  import CalqueICU

  /// Writes measurements and units in the words of a locale, converted to what its region uses.
  ///
  /// Without options a measurement becomes the unit that the region commonly uses for its kind:
  /// 1,500 meters are "0.932 mi" in the United States and "1.5 km" in Japan. Which unit that is
  /// comes from CLDR's unit preferences (UTS #35, part 6), the words from its unit patterns.
  open class MeasurementFormatter: Formatter {
    /// What may become of the unit that a measurement has.
    public struct UnitOptions: OptionSet, Sendable {
      /// One bit for each option.
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

    /// What may become of the unit that a measurement has; nothing is set at first.
    open var unitOptions: UnitOptions = []

    /// How long the unit's name is: "5km", "5 km" or "5 kilometers". Medium at first.
    open var unitStyle: Formatter.UnitStyle = .medium

    /// Chooses the words, and the units of its region. The current locale at first; nil stands for
    /// it, too.
    open var locale: Locale! = .current {
      didSet { numberFormatter?.locale = locale?.usable.spelledForObjects }
    }

    /// Writes the number: with up to three fraction digits at first. Nil stands for that.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal(.current)

    /// Makes a formatter of medium style for the current locale.
    public override init() { super.init() }

    /// Not supported: these formatters cannot be archived outside of Apple's platforms.
    @available(*, unavailable, message: "Make a formatter and set its properties")
    public required init?(coder: NSCoder) { return nil }

    /// A measurement with its unit.
    open func string(from measurement: Measurement<Unit>) -> String {
      text(measurement.value, measurement.unit)
    }

    /// A measurement with its unit.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      text(measurement.value, measurement.unit)
    }

    /// The name of a unit without a number: "kilometers" in long style. A unit that CLDR does not
    /// know is written as its symbol.
    open func string(from unit: Unit) -> String {
      MeasurementText(locale: shownLocale, width: width).name(of: unit)
    }

    /// A measurement of any kind, or a unit, as text; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
      case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
      case let unit as Unit: string(from: unit)
      default: nil
      }
    }

    /// A formatter with the same properties.
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

  /// Any `Measurement`, whatever it measures.
  private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
  }

  extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
  }
#endif
