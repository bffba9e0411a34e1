#if !canImport(Darwin)
  public import Foundation

  /// What a measurement is of: a region may use miles for roads, and feet and inches for people.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of the usage; nil if there is none.
    let usage: String?
    let keepsUnit: Bool

    fileprivate init(_ usage: String?, keepsUnit: Bool = false) {
      self.usage = usage
      self.keepsUnit = keepsUnit
    }

    /// No specific usage: the unit that the locale's region uses for such an amount.
    public static var general: Self { Self(nil) }

    /// The unit that the measurement has.
    public static var asProvided: Self { Self(nil, keepsUnit: true) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance on the body, such as a step or a waist.
    public static var person: Self { Self("person") }
    /// The height of a person: "6 ft, 0 in".
    public static var personHeight: Self { Self("person-height") }
    /// A distance by road: "0.93 mi".
    public static var road: Self { Self("road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self("focal-length") }
    /// The amount of rain.
    public static var rainfall: Self { Self("rainfall") }
    /// The amount of snow.
    public static var snowfall: Self { Self("snowfall") }
    /// The visibility. (This is CLDR's spelling.)
    public static var visibility: Self { Self("visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self("person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self("food") }
    /// The energy used in exercise, for which regions use the same units as for food.
    public static var workout: Self { Self("food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The body temperature of a person.
    public static var person: Self { Self("person") }
    /// The outdoor temperature.
    public static var weather: Self { Self("weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a drink.
    public static var liquid: Self { Self("fluid") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air. (This is CLDR's spelling.)
    public static var barometric: Self { Self("baromtrc") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self("wind") }
  }
#endif
