import CalqueTesting
import Foundation
import SwiftUI

/// Writes an e-mail with attachments.
struct ComposeScreen: View {
  struct Attachment: Identifiable {
    let id: String
    let name: String
    let symbol: String
    let isUploading: Bool
  }

  @Environment(\.locale) private var locale
  @State private var subject = ""
  @State private var showsCopies = false
  @State private var isUrgent = false
  @State private var message = ""
  private let sendDate = Date(timeIntervalSince1970: 1_760_000_000)
  private let navy = Color(red: 0.1, green: 0.2, blue: 0.5)
  private let attachments = [
    Attachment(id: "plan", name: "plan.pdf", symbol: "doc.fill", isUploading: true),
    Attachment(id: "budget", name: "budget.xlsx", symbol: "tablecells.fill", isUploading: false),
    Attachment(id: "site", name: "site.jpg", symbol: "photo.fill", isUploading: false),
    Attachment(id: "notes", name: "notes.txt", symbol: "doc.text.fill", isUploading: false),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          field("To") {
            Text(verbatim: "Imani Okafor")
              .padding(.horizontal, 10)
              .padding(.vertical, 4)
              .background(Color(.tertiarySystemFill), in: Capsule())
            Spacer(minLength: 4)
            copies
          }
          if showsCopies {
            field("Cc") { Spacer() }
          }
          field("From") {
            Text(verbatim: "Selma Brandt, Harbour Office")
              .lineLimit(pick("compose.from", 1, nil))
              .fixedSize(horizontal: bug("compose.from"), vertical: false)
              .accessibilityIdentifier("compose.from")
          }
          HStack {
            TextField("Subject", text: $subject).frame(minHeight: 44)
          }
          .padding(.horizontal, 16)
          Divider()
          files
          editor
          options
        }
      }
      .navigationTitle("New message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
          } label: {
            Image(systemName: "xmark")
          }.accessibilityLabel(Text("Cancel"))
        }
        ToolbarItem(placement: .confirmationAction) {
          Button {
          } label: {
            Image(systemName: "paperplane.fill")
          }
          .accessibilityLabel(Text("Send"))
          .accessibilityIdentifier("compose.send")
        }
      }
    }
  }

  private func field(_ label: LocalizedStringKey, @ViewBuilder content: () -> some View)
    -> some View
  {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Text(label).foregroundStyle(Color.primary.opacity(0.75))
        content()
      }
      .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
      .padding(.horizontal, 16)
      Divider()
    }
  }

  private var copies: some View {
    Button {
      showsCopies.toggle()
    } label: {
      Image(systemName: "chevron.forward")
        .rotationEffect(
          .degrees(bug("compose.chevron") ? (showsCopies ? 90 : 180) : (showsCopies ? 90 : 0))
        )
        .frame(width: 44, height: 44)
        .accessibilityIdentifier("compose.chevron")
    }
    .foregroundStyle(Color.primary)
    .accessibilityLabel(Text("Show Cc"))
    .accessibilityIdentifier("compose.copies")
  }

  private var files: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Pictures & documents").font(.subheadline.weight(.semibold))
        .padding(.horizontal, 16)
        .accessibilityIdentifier("compose.files")
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) { ForEach(attachments) { tile($0) } }
          .padding(.horizontal, 16)
      }
      .scrollDisabled(bug("compose.scroll"))
      .accessibilityIdentifier("compose.tiles")
    }
    .padding(.vertical, 12)
  }

  private func tile(_ file: Attachment) -> some View {
    VStack(spacing: 6) {
      Image(systemName: file.symbol).font(.title).foregroundStyle(navy)
      Text(verbatim: file.name).font(.caption).foregroundStyle(Color.black)
        .accessibilityIdentifier("compose.file.\(file.id)")
    }
    .frame(minWidth: 96, minHeight: 64)
    .padding(.horizontal, 10)
    .padding(.top, 34)
    .padding(.bottom, 10)
    .background(Color(red: 0.87, green: 0.91, blue: 1), in: RoundedRectangle(cornerRadius: 12))
    .overlay { if file.isUploading, !bug("compose.upload") { veil } }
    .overlay(alignment: .topTrailing) {
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(navy).frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Remove \(file.name)"))
      .accessibilityIdentifier("compose.remove.\(file.id)")
    }
    .overlay { if file.isUploading, bug("compose.upload") { veil } }
  }

  private var veil: some View {
    RoundedRectangle(cornerRadius: 12).fill(Color.white.opacity(0.2)).accessibilityHidden(true)
  }

  private var editor: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Your message").font(.footnote).padding(.horizontal, 5)
      TextEditor(text: $message).frame(minHeight: 120).accessibilityLabel(Text("Your message"))
      Text("Sent from my phone").font(.footnote).padding(.horizontal, 5)
        .accessibilityIdentifier("compose.signature")
      Text("Change it in Mail → Signatures").font(.footnote).padding(.horizontal, 5)
        .accessibilityIdentifier("compose.path")
    }
    .padding(.horizontal, 11)
    .padding(.bottom, 12)
  }

  private var weekday: String {
    let formatter = DateFormatter()
    formatter.locale = bug("compose.day") ? Locale(identifier: "en_US_POSIX") : locale
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEEE"
    return formatter.string(from: sendDate)
  }

  private var options: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text("Send on \(weekday)").accessibilityIdentifier("compose.day")
      } icon: {
        Image(systemName: "clock.fill")
      }
      Toggle("Urgent", isOn: $isUrgent)
    }
    .card(Color(.secondarySystemBackground))
    .padding(16)
  }
}

extension ComposeScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "compose", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "compose.title", ["truncated", "overflowing", "overlapping"],
        [.key("New message"), .text("Neue E-Mail")], "de", se: true,
        "The translator's title is too long for the bar"),
      Fault(
        "compose.scroll", ["unreachable"],
        [
          .id("compose.tiles"), .id("compose.file.notes"), .id("compose.remove.notes"),
          .id("compose.file.site"),
        ], "en",
        "The row of attachments does not scroll"),
      Fault(
        "compose.upload", ["covered"], [.id("compose.remove.plan")], "ar",
        "The veil of an upload takes the touches of the remove button"),
      Fault(
        "compose.day", ["literal"], [.id("compose.day"), .key("Send on %@"), .text("Thursday")],
        "de",
        "The weekday is English in German"),
      Fault(
        "compose.files", ["placeholder"], [.id("compose.files"), .key("Pictures & documents")],
        "de", dark: true,
        "The translation shows an escaped line break"),
      Fault(
        "compose.signature", ["missing", "untranslated"],
        [.id("compose.signature"), .key("Sent from my phone")], "ar", se: true,
        "English signature in Arabic"),
      Fault(
        "compose.from", ["overflowing", "clipped", "outside", "overlapping"],
        [.id("compose.from"), .text("Selma Brandt")],
        "de", se: true, text: .accessibility1, "The sender does not wrap, and runs off the screen"),
      Fault(
        "compose.chevron", ["turnedPicture"], [.id("compose.chevron"), .id("compose.copies")], "en",
        "The chevron of the closed field points backward"),
      Fault(
        "compose.path", ["fixedArrow"],
        [.id("compose.path"), .key("Change it in Mail → Signatures")], "ar",
        "The arrow of the path points against the reading direction"),
    ]
  ) { AnyView(ComposeScreen()) }
}
