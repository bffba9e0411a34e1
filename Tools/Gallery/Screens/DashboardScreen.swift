import Calque
import Foundation

/// The third screen: cards in a grid, and a chart.
struct DashboardScreen: View {
  let trip: SampleTrip

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Overview")
          .font(.largeTitle)
          .bold()
          .accessibilityIdentifier("dashboard.title")
        Text("Updated at \(trip.now, style: .time)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }

      Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 12) {
        GridRow {
          DashboardCard("Steps today", symbol: "bolt", tint: .orange) {
            Text("\(trip.steps) steps")
          }
          DashboardCard("Distance", symbol: "map", tint: .green) {
            Text("\(trip.kilometres, specifier: "%.1f") km")
          }
        }
        GridRow {
          DashboardCard("Trips this year", symbol: "paperplane", tint: .blue) {
            Text("\(trip.tripsThisYear) trips")
          }
          DashboardCard("Countries", symbol: "globe", tint: .purple) {
            Text("\(trip.countries) countries")
          }
        }
        GridRow {
          DashboardCard("Storage", symbol: "cloud", tint: .teal) {
            Text("\(trip.storageUsed)% used")
          }
          DashboardCard("Weather", symbol: "sun.max", tint: .yellow) {
            Text("\(trip.degrees)°, sunny")
          }
        }
        DashboardCard("Next trip", symbol: "calendar", tint: .red) {
          Text(trip.stay)
        }
      }

      VStack(alignment: .leading, spacing: 12) {
        Text("This week")
          .font(.headline)
        WeekChart(trip: trip)
      }
      .padding(14)
      .background(.card, in: RoundedRectangle(cornerRadius: 14))

      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .padding(.top, 56)
    .padding(.bottom, 20)
    .background(.page)
  }
}

/// A title with a symbol above a value.
struct DashboardCard<Value: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let tint: Color
  let value: Value

  init(
    _ title: LocalizedStringKey, symbol: String, tint: Color, @ViewBuilder value: () -> Value
  ) {
    self.title = title
    self.symbol = symbol
    self.tint = tint
    self.value = value()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text(title)
          .lineLimit(1)
          .minimumScaleFactor(0.75)
      } icon: {
        Image(systemName: symbol)
      }
      .font(.subheadline)
      .foregroundStyle(tint)
      value
        .font(.title3)
        .bold()
        .lineLimit(1)
        .minimumScaleFactor(0.75)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(.card, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// One bar for each day; the first day is at the leading edge.
struct WeekChart: View {
  let trip: SampleTrip

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(Array(trip.week.enumerated()), id: \.offset) { day in
        RoundedRectangle(cornerRadius: 4)
          .fill(day.element == 1 ? Color.blue : Color.blue.opacity(0.35))
          .frame(maxWidth: .infinity)
          .frame(height: 96 * day.element)
      }
    }
  }
}
