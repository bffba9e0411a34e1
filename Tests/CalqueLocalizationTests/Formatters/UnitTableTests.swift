import CalqueICU
import Foundation
import Testing

@testable import CalqueLocalization

/// Every unit of Foundation has either CLDR's words or its own symbol.
@Suite struct UnitTableTests {
  /// The units that CLDR 42 does not have.
  private static let foreign: [Dimension] = [
    UnitArea.ares, UnitAngle.gradians, UnitInformationStorage.nibbles, UnitMass.slugs,
    UnitElectricCharge.coulombs, UnitElectricCharge.megaampereHours,
    UnitElectricCharge.kiloampereHours, UnitElectricCharge.ampereHours,
    UnitElectricCharge.milliampereHours, UnitElectricCharge.microampereHours,
    UnitVolume.imperialTeaspoons, UnitVolume.imperialTablespoons, UnitVolume.imperialPints,
    UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 18),
  ]

  /// The number of units of each of Foundation's kinds, counted in its sources.
  private static let counts: [(kind: Dimension.Type, count: Int)] = [
    (UnitAcceleration.self, 2), (UnitAngle.self, 6), (UnitArea.self, 14),
    (UnitConcentrationMass.self, 3), (UnitDispersion.self, 1), (UnitDuration.self, 7),
    (UnitElectricCharge.self, 6), (UnitElectricCurrent.self, 5),
    (UnitElectricPotentialDifference.self, 5), (UnitElectricResistance.self, 5),
    (UnitEnergy.self, 5), (UnitFrequency.self, 8), (UnitFuelEfficiency.self, 3),
    (UnitIlluminance.self, 1), (UnitInformationStorage.self, 35), (UnitLength.self, 22),
    (UnitMass.self, 16), (UnitPower.self, 11), (UnitPressure.self, 10), (UnitSpeed.self, 4),
    (UnitTemperature.self, 3), (UnitVolume.self, 31),
  ]

  @Test func theTableIsWhole() {
    let all = UnitTable.rows.map(\.unit) + Self.foreign
    for (kind, count) in Self.counts {
      #expect(all.filter { type(of: $0) == kind }.count == count, "\(kind)")
    }
    #expect(all.count == Self.counts.map(\.count).reduce(0, +))
    #expect(Set(UnitTable.rows.map(\.identifier)).count == UnitTable.rows.count)
  }

  @Test func identifiersAreFoundAndFindTheirUnit() {
    for row in UnitTable.rows {
      #expect(UnitIdentifier.of(row.unit) == row.identifier)
      #expect(UnitIdentifier.unit(row.identifier, like: row.unit) === row.unit)
    }
    for unit in Self.foreign { #expect(UnitIdentifier.of(unit) == nil, "\(unit.symbol)") }
  }

  @Test(arguments: ["en", "de", "pl", "ar", "ja", "hi"])
  func icuWritesEveryUnit(locale: String) throws {
    for row in UnitTable.rows {
      for width in [UnitFormat.Width.wide, .short, .narrow] {
        let text = try UnitFormat(locale: locale, unit: row.identifier, width: width).string(5)
        #expect(text.count > 1, "\(row.identifier)")
        #expect(!text.contains("-per-"), "\(text)")
      }
    }
  }

  /// Foundation's conversions agree with CLDR's, which shows that the identifiers are correct.
  @Test func unitsAreWorthWhatCLDRSays() throws {
    var compared = 0
    for row in UnitTable.rows {
      // Foundation's stone is 157 g, and on Linux it treats miles per gallon as a linear measure.
      if row.identifier == "stone" || row.unit is UnitFuelEfficiency { continue }
      for locale in ["en_US", "de_DE"] {
        guard let usage = UnitUsage.general(for: row.identifier),
          let format = try? UnitFormat(
            locale: locale, unit: row.identifier, usage: usage, numbers: "precision-unlimited")
        else { continue }
        let result = try format.result(7)
        guard let target = UnitIdentifier.unit(result.unit, like: row.unit) else { continue }
        let value = target.converter.value(
          fromBaseUnitValue: row.unit.converter.baseUnitValue(fromValue: 7))
        // Foundation's cup is 240 ml, CLDR's 236.6.
        #expect(abs(result.value / value - 1) < 0.02, "\(row.identifier) in \(result.unit)")
        compared += 1
      }
    }
    #expect(compared > 120)
  }

  @Test func whatCLDRLacksHasItsSymbol() {
    let text = MeasurementText(locale: Locale(identifier: "en"), width: .short)
    for unit in Self.foreign { #expect(text.amount("5", 5, unit).text == "5 \(unit.symbol)") }
    #expect(text.amount("5", 5, UnitInformationStorage.kibibytes).text == "5 KiB")
    #expect(text.amount("5", 5, UnitDuration.picoseconds).text == "5 ps")
    #expect(text.amount("5", 5, UnitInformationStorage.kilobytes).text == "5 kB")
  }
}
