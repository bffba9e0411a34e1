#if !canImport(Darwin)
  public import Foundation

  /// What a measurement is about: a region can give roads in miles and people in feet and inches.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// What the measurement is about, as CLDR calls it; nil for nothing in particular.
    let usage: String?
    let keepsUnit: Bool

    fileprivate init(_ usage: String?, keepsUnit: Bool = false) {
      self.usage = usage
      self.keepsUnit = keepsUnit
    }

    /// Nothing in particular: the unit that the region of the locale has for such an amount.
    public static var general: Self { Self(nil) }

    /// The unit that the measurement has.
    public static var asProvided: Self { Self(nil, keepsUnit: true) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance on the body, such as a step or a waist.
    public static var person: Self { Self("person") }
    /// How tall somebody is: "6 ft, 0 in".
    public static var personHeight: Self { Self("person-height") }
    /// A way to go: "0.93 mi".
    public static var road: Self { Self("road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self("focal-length") }
    /// How much rain fell.
    public static var rainfall: Self { Self("rainfall") }
    /// How much snow fell.
    public static var snowfall: Self { Self("snowfall") }
    /// How far one can see. (CLDR spells it so.)
    public static var visibility: Self { Self("visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How much somebody weighs.
    public static var personWeight: Self { Self("person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What there is in food.
    public static var food: Self { Self("food") }
    /// What exercise takes; regions count it as they count food.
    public static var workout: Self { Self("food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// How warm somebody is.
    public static var person: Self { Self("person") }
    /// How warm it is outside.
    public static var weather: Self { Self("weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Something to drink.
    public static var liquid: Self { Self("fluid") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air. (CLDR spells it so.)
    public static var barometric: Self { Self("baromtrc") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// How fast the wind blows.
    public static var wind: Self { Self("wind") }
  }
#endif
