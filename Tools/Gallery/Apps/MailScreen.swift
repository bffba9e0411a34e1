import Calque
import Foundation

/// A mailbox: a plain list of messages.
struct MailScreen: View {
  private struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: LocalizedStringKey
    let preview: LocalizedStringKey
    let hoursAgo: Double
    var isUnread = false
    var isFlagged = false
  }

  private let messages = [
    Message(
      id: 1, sender: "Anna Weber", subject: "Dinner on Friday?",
      preview: "The new place at the harbour has a table for six. Shall I book it?", hoursAgo: 1,
      isUnread: true),
    Message(
      id: 2, sender: "Deutsche Bahn", subject: "Your ticket to Berlin",
      preview: "Your journey begins at platform 7. Please have your ticket ready.", hoursAgo: 3,
      isUnread: true, isFlagged: true),
    Message(
      id: 3, sender: "Kenji Tanaka", subject: "Re: Layout of the brochure",
      preview: "I like the second draft much better. Only the photo is too dark.", hoursAgo: 26),
    Message(
      id: 4, sender: "City Library", subject: "Two books are due",
      preview: "Please return or renew them by Tuesday.", hoursAgo: 50),
    Message(
      id: 5, sender: "Omar Khalil", subject: "Photos from the trip",
      preview: "There are more than two hundred, so I have put them in an album.", hoursAgo: 75),
  ]

  var body: some View {
    NavigationStack {
      List(messages) { message in
        NavigationLink {
          Text(message.subject)
        } label: {
          row(message)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          Spacer()
          Text("\(2) unread").font(.footnote)
          Spacer()
          Button("New Message", systemImage: "square.and.pencil") {}
        }
      }
    }
  }

  private func row(_ message: Message) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Circle()
        .fill(message.isUnread ? Color.blue : .clear)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: message.sender).font(.headline).lineLimit(1)
          Spacer()
          if message.isFlagged {
            Image(systemName: "flag.fill").font(.caption).foregroundStyle(.orange)
          }
          date(message).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(message.subject).font(.subheadline).lineLimit(1)
        Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
    .accessibilityIdentifier("message")
  }

  private func date(_ message: Message) -> Text {
    let date = AppScreens.now.addingTimeInterval(-message.hoursAgo * 3600)
    return message.hoursAgo < 12
      ? Text(date, style: .time) : Text(date, format: .dateTime.weekday(.abbreviated))
  }
}
