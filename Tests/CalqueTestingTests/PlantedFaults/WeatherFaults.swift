import Calque
import Foundation

/// The weather of a place, hour by hour.
struct WeatherFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault("weatherHoursOutOfReach", "unreachable", at: "hours"),
    PlantedFault("weatherWideText", "unreachable", at: "details"),
    PlantedFault("weatherFaintOnSky", "lowContrast", at: "feels", key: "Feels like %@"),
    PlantedFault("weatherDarkText", "lowContrast", at: "wind", key: "Wind").with {
      $0.colorScheme = .dark
    },
    PlantedFault(
      "weatherLongHumidity", "broken", at: "humidity", key: "Humidity", "de",
      ["Humidity": "Luftfeuchtigkeitsmessung"]),
    PlantedFault("weatherMissingWind", "missing", at: "wind", key: "Wind", "de", ["Wind": ""])
      .with { $0.shownIn = "en" },
    PlantedFault(
      "weatherLostDegrees", "placeholder", at: "feels", key: "Feels like %@", "de",
      ["Feels like %@": "Gefühlt %%@ Grad"]),
    PlantedFault("weatherSunStays", "unknownSymbol", at: "sun"),
    PlantedFault("weatherSwappedColumns", "notMirrored", at: "wind"),
  ]

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(spacing: 6) {
        Image(systemName: has("weatherSunStays") ? "sun.maximal.fill" : "sun.max.fill")
          .font(.system(size: 60)).accessibilityLabel("Sunny").accessibilityIdentifier("sun")
        Text("Sunny").font(.title).foregroundStyle(.black)
        Text("Feels like \("24°")")
          .foregroundStyle(has("weatherFaintOnSky") ? .white : .black)
          .accessibilityIdentifier("feels")
      }
      .frame(maxWidth: .infinity).padding().background(Color(.sRGB, red: 0.6, green: 0.85, blue: 1))
      hours
      facts
      Text("Tomorrow").font(.headline)
      details
      Spacer()
    }
    .padding()
  }

  private var hours: some View {
    ScrollView(has("weatherHoursOutOfReach") ? .vertical : .horizontal) {
      HStack(spacing: 24) {
        ForEach(9..<24) { hour in
          VStack {
            Text(verbatim: "\(hour)").fixedSize()
            Text(verbatim: "\(hour + 4)°").fixedSize()
          }
        }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    .frame(height: 50)
    .accessibilityIdentifier("hours")
  }

  private var facts: some View {
    HStack(spacing: 12) {
      wind
      VStack(alignment: .leading) {
        Text("Humidity").accessibilityIdentifier("humidity")
        Text(verbatim: "48 %").font(.title2)
      }
      .frame(width: 130, alignment: .leading)
    }
    .environment(
      \.layoutDirection, has("weatherSwappedColumns") ? .leftToRight : direction)
  }

  private var wind: some View {
    VStack(alignment: .leading) {
      Text("Wind")
        .foregroundStyle(has("weatherDarkText") ? Color.black : Color.primary)
        .accessibilityIdentifier("wind")
      Text(verbatim: "12 km/h").font(.title2)
    }
    .frame(width: 150, alignment: .leading)
  }

  @ViewBuilder private var details: some View {
    if has("weatherWideText") {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Light clouds later.")
          Image(systemName: "cloud.sun.fill").resizable().frame(width: 700, height: 80)
        }
      }
      .frame(height: 130)
      .accessibilityIdentifier("details")
    } else {
      Text("Light clouds later.").accessibilityIdentifier("details")
    }
  }
}
