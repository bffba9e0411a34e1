import Calque
import Foundation

/// The second screen: one trip, its facts in a column of labels and values.
struct TripScreen: View {
  let trip: SampleTrip
  let picture: Image

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      picture
        .resizable()
        .scaledToFill()
        .frame(height: 150)
        .clipped()
        .overlay(alignment: .topLeading) {
          Image(systemName: "chevron.backward")
            .font(.headline)
            .foregroundStyle(.blue)
            .padding(10)
            .background(.card, in: Circle())
            .padding(.leading, 16)
            .padding(.top, 52)
        }

      VStack(alignment: .leading, spacing: 14) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Trip to \(Text("Lisbon"))")
            .font(.title)
            .bold()
            .accessibilityIdentifier("trip.title")
          Label {
            Text("Departure in \(timerInterval: trip.now...trip.departure)")
          } icon: {
            Image(systemName: "clock")
          }
          .font(.subheadline)
          .foregroundStyle(.orange)
          .accessibilityIdentifier("trip.timer")
        }

        VStack(spacing: 0) {
          TripFact("When") {
            Text(trip.stay)
          }
          TripFact("Travellers") {
            Text("\(trip.adults) adults and \(trip.children) children", tableName: "Trips")
          }
          TripFact("Departure") {
            Text(trip.departure, style: .time)
          }
          TripFact("Gate closes in") {
            Text(timerInterval: trip.now...trip.gateCloses)
          }
          TripFact("Seat") {
            Text(verbatim: trip.seat)
          }
          TripFact("Luggage") {
            Text("\(trip.luggage, specifier: "%.1f") kg per person", tableName: "Trips")
          }
          TripFact("Booked by") {
            Text(verbatim: trip.bookedBy)
          }
          TripFact("Address") {
            Text(verbatim: trip.address)
          }
          TripFact("Status", isLast: true) {
            Label {
              Text("On time", tableName: "Trips")
            } icon: {
              Image(systemName: "checkmark.circle")
            }
            .foregroundStyle(.green)
          }
        }
        .background(.card, in: RoundedRectangle(cornerRadius: 12))

        VStack(alignment: .leading, spacing: 4) {
          Text("Notes", tableName: "Trips")
            .font(.headline)
          Text("notes.arrival", tableName: "Trips")
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(4)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("trip.notes")
        }

        ViewThatFits(in: .horizontal) {
          HStack(spacing: 12) { actions(areOneLine: true) }
          VStack(spacing: 12) { actions(areOneLine: false) }
        }
      }
      .padding(20)

      Spacer(minLength: 0)
    }
    .background(.page)
  }

  @ViewBuilder
  private func actions(areOneLine: Bool) -> some View {
    TripAction("Check in", symbol: "checkmark", isProminent: true, isOneLine: areOneLine)
    TripAction(
      "Share trip", symbol: "square.and.arrow.up", isProminent: false, isOneLine: areOneLine)
  }
}

/// A label at the leading edge, its value at the trailing edge, and a line below.
struct TripFact<Value: View>: View {
  let label: LocalizedStringKey
  let isLast: Bool
  let value: Value

  init(
    _ label: LocalizedStringKey, isLast: Bool = false, @ViewBuilder value: () -> Value
  ) {
    self.label = label
    self.isLast = isLast
    self.value = value()
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(label, tableName: "Trips")
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .layoutPriority(1)
        Spacer(minLength: 0)
        value
          .multilineTextAlignment(.trailing)
      }
      .font(.subheadline)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      if !isLast {
        Divider()
          .padding(.leading, 14)
      }
    }
  }
}

/// A wide button.
struct TripAction: View {
  let title: LocalizedStringKey
  let symbol: String
  let isProminent: Bool
  let isOneLine: Bool

  init(_ title: LocalizedStringKey, symbol: String, isProminent: Bool, isOneLine: Bool) {
    self.title = title
    self.symbol = symbol
    self.isProminent = isProminent
    self.isOneLine = isOneLine
  }

  var body: some View {
    Label {
      Text(title, tableName: "Trips")
        .fixedSize(horizontal: isOneLine, vertical: false)
    } icon: {
      Image(systemName: symbol)
    }
    .font(.headline)
    .padding(.horizontal, 12)
    .foregroundStyle(isProminent ? Color.white : Color.blue)
    .frame(maxWidth: .infinity, minHeight: 48)
    .background(
      isProminent ? AnyShapeStyle(.blue) : AnyShapeStyle(.card),
      in: RoundedRectangle(cornerRadius: 12))
  }
}
