import Calque
import Foundation

/// The first screen: messages in two sections.
struct InboxScreen: View {
  let trip: SampleTrip

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Inbox")
            .font(.largeTitle)
            .bold()
            .accessibilityIdentifier("inbox.title")
          Spacer()
          Image(systemName: "magnifyingglass")
            .font(.title3)
            .foregroundStyle(.blue)
        }
        Text("\(trip.unread) unread messages in \(trip.openTrips) trips")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("inbox.summary")
      }
      .padding(.horizontal, 20)
      .padding(.top, 56)
      .padding(.bottom, 8)

      List {
        Section("Today") {
          ForEach(trip.today) { MessageRow(message: $0) }
        }
        Section("Earlier") {
          ForEach(trip.earlier) { MessageRow(message: $0) }
        }
      }

      HStack {
        Spacer()
        Label("Tap a message to read it", systemImage: "envelope.open")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("inbox.hint")
        Spacer()
      }
      .padding(.vertical, 14)
    }
    .background(.page)
  }
}

/// A message: sender, time, content.
struct MessageRow: View {
  let message: SampleTrip.Message

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(message.isUnread ? Color.blue : Color.gray)
        .frame(width: 40, height: 40)
        .overlay {
          Text(verbatim: message.initials)
            .font(.subheadline)
            .bold()
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(verbatim: message.sender)
            .font(.headline)
            .lineLimit(1)
          Spacer()
          Text(message.date, style: .time)
            .font(.footnote)
            .foregroundStyle(.secondary)
          Image(systemName: "chevron.forward")
            .font(.footnote)
            .foregroundStyle(.tertiary)
        }
        subject
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
          .accessibilityIdentifier("message.\(message.id)")
      }
    }
  }

  private var subject: Text {
    switch message.subject {
    case .photos(let count): Text("\(message.sender) shared \(count) photos with you")
    case .invitation(let event): Text("\(message.sender) invited you to “\(event)”")
    case .boardingPass(let flight): Text("Your boarding pass for \(flight) is ready")
    case .checkIn(let closes): Text("Check-in closes at \(closes, style: .time)")
    }
  }
}
