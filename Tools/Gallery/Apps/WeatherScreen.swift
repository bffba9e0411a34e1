import Calque
import Foundation

/// The weather of a place.
struct WeatherScreen: View {
  private let days: [(symbol: String, low: Double, high: Double)] = [
    ("sun.max.fill", 9, 19), ("cloud.sun.fill", 8, 17), ("cloud.rain.fill", 7, 13),
    ("cloud.fill", 6, 14), ("sun.max.fill", 8, 20),
  ]

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        VStack(spacing: 0) {
          Text("Lisbon").font(.largeTitle)
          Text(degrees(17)).font(.system(size: 84, weight: .thin))
          Text("Mostly Sunny").font(.title3)
          Text("H: \(degrees(19))  L: \(degrees(9))").font(.title3)
        }
        .padding(.top, 60)
        card("Hourly Forecast", symbol: "clock") {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 22) {
              ForEach(0..<12) { hour in
                VStack(spacing: 8) {
                  Text(
                    AppScreens.now.addingTimeInterval(Double(hour) * 3600),
                    format: .dateTime.hour()
                  )
                  .font(.footnote)
                  weather(hour < 3 ? "sun.max.fill" : "cloud.sun.fill")
                  Text(degrees(13 + Double(hour) / 2))
                }
                .fixedSize()
              }
            }
          }
        }
        card("5-Day Forecast", symbol: "calendar") {
          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach(0..<days.count, id: \.self) { index in
              GridRow {
                Text(day(index), format: .dateTime.weekday(.abbreviated)).fixedSize()
                weather(days[index].symbol).gridColumnAlignment(.center)
                Text(degrees(days[index].low)).fixedSize().opacity(0.7)
                if !typeSize.isAccessibilitySize {
                  ProgressView(value: days[index].high - days[index].low, total: 16).tint(.orange)
                }
                Text(degrees(days[index].high)).fixedSize()
              }
              if index < days.count - 1 { Divider() }
            }
          }
        }
      }
      .padding(.horizontal)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.12, green: 0.32, blue: 0.64), Color(red: 0.2, green: 0.42, blue: 0.72),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
  }

  /// The sun is yellow, clouds are white.
  private func weather(_ symbol: String) -> some View {
    Image(systemName: symbol).foregroundStyle(symbol.hasPrefix("sun") ? .yellow : .white)
  }

  private func degrees(_ value: Double) -> String { "\(Int(value))°" }

  private func day(_ index: Int) -> Date {
    AppScreens.now.addingTimeInterval(Double(index) * 86_400)
  }

  private func card<Content: View>(
    _ title: LocalizedStringKey, symbol: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: symbol).font(.footnote.weight(.medium)).opacity(0.8)
      Divider()
      content()
    }
    .padding()
    .background(.black.opacity(0.14), in: .rect(cornerRadius: 18))
  }
}
