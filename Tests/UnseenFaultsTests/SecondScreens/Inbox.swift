import SwiftUI

struct InboxScreen: View {
  @Environment(\.colorScheme) private var scheme
  @State private var query = ""
  @State private var tab = 0
  @State private var filter = 0

  private struct Mail: Identifiable {
    let id: String
    let sender: String
    let initials: String
    let date: LocalizedStringKey
    let subject: LocalizedStringKey
    let preview: LocalizedStringKey
    var unread = false
    var thread = false
  }

  private var mails: [Mail] {
    [
      Mail(
        id: "trip", sender: "Maria", initials: "M", date: "Yesterday", subject: "Trip to the lake",
        preview: "Shall we take the early train?", unread: true, thread: true),
      Mail(
        id: "invoice", sender: "Jonas", initials: "J", date: "Monday", subject: "Your invoice",
        preview: "Thank you for your payment.", unread: true),
      Mail(
        id: "party", sender: "Leila", initials: "L", date: "Sunday", subject: "Birthday party",
        preview: "Please bring a cake and some music.", thread: true),
      Mail(
        id: "report", sender: "Ken", initials: "K", date: "Last week", subject: "Quarterly report",
        preview: "The figures are attached."),
    ]
  }

  private var filters: [LocalizedStringKey] {
    ["All", "Unread messages", "With attachments", "Marked as important", "Newsletters"]
  }

  var body: some View {
    TabView(selection: $tab) {
      inbox
        .tabItem { Label("Inbox", systemImage: "tray") }
        .badge(2)
        .tag(0)
      Text("No drafts yet")
        .tabItem { Label("Drafts", systemImage: "doc") }
        .tag(1)
      Text("Settings")
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(2)
    }
    .overlay(alignment: .bottomTrailing) {
      if bug("mail.composeOnTabs") { compose }
    }
  }

  private var inbox: some View {
    NavigationStack {
      List {
        chips
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
        ForEach(mails) { mail in
          row(mail)
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) {}
              Button("Archive") {}
            }
        }
        storage
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(
        text: $query,
        prompt: bug("mail.promptLiteral")
          ? Text(verbatim: "Search all mail") : Text("Search all mail")
      )
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Select") {}
        }
      }
      .safeAreaInset(edge: .bottom, alignment: .trailing) {
        if !bug("mail.composeOnTabs") { compose }
      }
    }
  }

  private var compose: some View {
    Button {
    } label: {
      Image(systemName: "square.and.pencil")
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(.indigo, in: Circle())
    }
    .padding(.trailing, 20)
    .padding(.bottom, 8)
    .accessibilityLabel("New message")
    .accessibilityIdentifier("compose")
  }

  @ViewBuilder private var chips: some View {
    if bug("mail.chipsSqueezed") {
      chipRow
    } else {
      ScrollView(.horizontal, showsIndicators: false) { chipRow }
    }
  }

  private var chipRow: some View {
    HStack(spacing: 8) {
      ForEach(0..<filters.count, id: \.self) { index in
        Button {
          filter = index
        } label: {
          Text(filters[index])
            .font(.subheadline)
            .fixedSize()
            .foregroundStyle(chipColor(index))
            .padding(.horizontal, 12)
            .frame(minHeight: 44)
            .background(index == filter ? Color.indigo : Color.gray.opacity(0.15), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("chip-\(index)")
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 6)
  }

  private func chipColor(_ index: Int) -> Color {
    if index == filter { return bug("mail.chipColor") ? Color.blue : .white }
    return .primary
  }

  private func row(_ mail: Mail) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Text(verbatim: mail.initials)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(Color(red: 0.2, green: 0.35, blue: 0.45), in: Circle())
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: mail.sender)
            .font(.headline)
            .accessibilitySortPriority(bug("mail.senderLate") && mail.id == "invoice" ? -2 : 0)
            .accessibilityIdentifier("sender-\(mail.id)")
          if mail.unread {
            Circle().fill(.blue).frame(width: 10, height: 10)
              .offset(x: bug("mail.dotOffset") && mail.id == "trip" ? 30 : 0)
              .accessibilityLabel("Unread")
              .accessibilityIdentifier("dot-\(mail.id)")
          }
          Spacer()
          Text(mail.date)
            .font(.subheadline)
            .frame(width: bug("mail.dateWidth") && mail.id == "trip" ? 40 : nil)
            .accessibilityIdentifier("date-\(mail.id)")
          if mail.thread {
            Image(
              systemName: bug("mail.threadChevron") && mail.id == "party"
                ? "chevron.right" : "chevron.forward"
            )
            .font(.footnote)
            .accessibilityIdentifier("thread-\(mail.id)")
          }
        }
        Text(mail.subject)
          .font(.subheadline.bold())
          .frame(maxWidth: .infinity, alignment: .leading)
          .overlay(alignment: bug("mail.newOverSubject") ? .leading : .trailing) {
            if mail.id == "invoice" {
              Text("New")
                .font(.caption.bold())
                .foregroundStyle(
                  scheme == .dark
                    ? Color(red: 1, green: 0.5, blue: 0.55)
                    : Color(red: 0.75, green: 0.1, blue: 0.2)
                )
                .accessibilityIdentifier("new")
            }
          }
          .accessibilityIdentifier("subject-\(mail.id)")
        Text(mail.preview)
          .font(.subheadline)
          .frame(
            height: bug("mail.previewHeight") && mail.id == "party" ? 13 : nil,
            alignment: .topLeading
          )
          .clipShape(Rectangle())
          .accessibilityIdentifier("preview-\(mail.id)")
      }
    }
    .padding(.vertical, 4)
  }

  private var storage: some View {
    VStack(alignment: .leading, spacing: 6) {
      ProgressView(value: 0.8)
        .accessibilityLabel("Storage")
      VStack(alignment: .leading, spacing: 0) {
        Text("Almost full")
          .font(.footnote)
          .rotationEffect(.degrees(bug("mail.storageTurned") ? 180 : 0))
          .accessibilityIdentifier("almost")
        Button {
        } label: {
          Text("Get more space").font(.footnote.bold())
            .foregroundStyle(.primary)
            .frame(minHeight: 44)
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

extension InboxScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "mail", sizes: [.large],
    faults: [
      Fault(
        "mail.composeOnTabs", ["covered", "underBar", "overlapping"],
        [.id("compose"), .text("Settings"), .key("Settings")], "en",
        "the round button is over the tab bar"),
      Fault(
        "mail.promptLiteral", ["literal"], [.text("Search all mail")], "en-XA",
        "prompt of the search is verbatim"),
      Fault(
        "mail.chipsSqueezed", ["outside", "overflowing", "clipped", "unreachable"],
        [
          .id("chip-2"), .id("chip-3"), .id("chip-4"), .id("chip-0"), .key("Newsletters"),
          .key("Marked as important"),
        ], "de", "chips do not scroll"),
      Fault(
        "mail.chipColor", ["lowContrast"], [.id("chip-0"), .key("All")], "en", "blue on indigo"),
      Fault(
        "mail.senderLate", ["readingOrder"], [.id("sender-invoice")], "en",
        "the sender is read after the message"),
      Fault(
        "mail.dateWidth", ["broken", "truncated", "overflowing"], [.id("date-trip")], "en",
        "40 points for Yesterday"),
      Fault(
        "mail.threadChevron", ["fixedArrow", "notMirrored"], [.id("thread-party")], "ar",
        "chevron.right"),
      Fault(
        "mail.newOverSubject", ["overlapping"], [.id("new"), .id("subject-invoice")], "en",
        "badge over the subject"),
      Fault(
        "mail.previewHeight", ["clipped", "truncated", "overflowing"], [.id("preview-party")], "en",
        "13 points high and clipped"),
      Fault("mail.storageTurned", ["turnedPicture"], [.id("almost")], "en", "upside down"),
      Fault("mail.newState", ["missing"], [.key("Get more space")], "ja", "entry without a text"),
    ]
  ) { AnyView(InboxScreen()) }
}
