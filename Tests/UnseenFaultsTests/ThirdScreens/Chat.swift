import CalqueTesting
import Foundation
import SwiftUI

struct ChatScreen: View {
  struct Message: Identifiable {
    let id: Int
    let text: LocalizedStringKey
    let isMine: Bool
    let minute: Int
  }

  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric private var avatar: CGFloat = 36
  @State private var draft = ""

  private let messages = [
    Message(id: 1, text: "Did you find a house by the lake for August?", isMine: false, minute: 2),
    Message(
      id: 2, text: "Yes! Four rooms, a jetty, and a boat that may even float.", isMine: true,
      minute: 4),
    Message(id: 3, text: "Perfect. I bring the coffee machine.", isMine: false, minute: 5),
    Message(id: 4, text: "And I bring the children", isMine: true, minute: 6),
    Message(id: 5, text: "Who picks up the keys on Saturday?", isMine: false, minute: 9),
  ]

  var body: some View {
    NavigationStack {
      page
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack(spacing: 0) {
              Text("Lake house crew").font(.headline)
              Text("\(3) people online").font(.caption).foregroundStyle(Ink.muted(scheme))
                .accessibilityIdentifier("chat.online")
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Video call", systemImage: "video") {}
          }
        }
    }
    .tint(Ink.accent(scheme))
  }

  @ViewBuilder private var page: some View {
    if bug("chat.composerStack") {
      ZStack(alignment: .bottom) {
        conversation
        composer
      }
    } else {
      conversation.safeAreaInset(edge: .bottom, spacing: 0) { composer }
    }
  }

  private var conversation: some View {
    ScrollView {
      VStack(spacing: 10) {
        pinned
        Text(moment(12), format: .dateTime.weekday(.wide).day().month())
          .font(.caption)
          .foregroundStyle(Ink.muted(scheme))
        ForEach(messages.prefix(2), content: row)
        unread
        ForEach(messages.suffix(3), content: row)
        typing
        Text("Messages are encrypted from end to end.")
          .font(.caption)
          .foregroundStyle(Ink.muted(scheme))
          .accessibilityIdentifier("chat.end")
      }
      .padding(12)
    }
  }

  private var pinned: some View {
    HStack(spacing: 10) {
      Image(systemName: "pin.fill").foregroundStyle(Ink.accent(scheme)).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        pinnedText
        Text("Address and parking").font(.subheadline)
          .frame(height: bug("chat.pinnedHeight") ? 22 : nil, alignment: .top)
          .clipped(antialiased: false)
          .accessibilityIdentifier("chat.address")
      }
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: "xmark").frame(
          width: bug("chat.close") ? 16 : 44, height: bug("chat.close") ? 16 : 44
        )
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("Unpin"))
      .accessibilityIdentifier("chat.unpin")
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(Ink.card(scheme), in: RoundedRectangle(cornerRadius: 12))
  }

  private var pinnedText: some View {
    Group {
      if bug("chat.pinnedName") {
        let name = "Miriam"
        Text(verbatim: "Pinned by \(name)")
      } else {
        Text("Pinned by Miriam")
      }
    }
    .font(.caption.bold())
    .accessibilityIdentifier("chat.pinned")
  }

  private var unread: some View {
    HStack(spacing: 8) {
      Rectangle().fill(Ink.accent(scheme)).frame(height: 1)
      Text("\(3) new messages")
        .font(.caption.bold())
        .foregroundStyle(Ink.accent(scheme))
        .lineLimit(1)
        .fixedSize(horizontal: !bug("chat.unreadWidth"), vertical: false)
        .frame(width: bug("chat.unreadWidth") ? 64 : nil)
        .accessibilityIdentifier("chat.unread")
      Rectangle().fill(Ink.accent(scheme)).frame(height: 1)
    }
  }

  private func ground(_ message: Message) -> Color {
    if message.isMine {
      return scheme == .dark
        ? Color(red: 0.1, green: 0.3, blue: 0.2) : Color(red: 0.82, green: 0.94, blue: 0.84)
    }
    return Ink.card(scheme)
  }

  private func row(_ message: Message) -> some View {
    HStack(alignment: .bottom, spacing: 8) {
      if message.isMine && !bug("chat.side") { Spacer(minLength: 48) }
      if !message.isMine {
        Circle().fill(Ink.fill).frame(width: avatar, height: avatar)
          .overlay { Image(systemName: "person.fill").foregroundStyle(.white) }
          .overlay(alignment: .topTrailing) { badge(message) }
          .clipShape(
            message.id == 5 && bug("chat.badgeClip")
              ? AnyShape(Circle()) : AnyShape(Rectangle().inset(by: -10))
          )
          .accessibilityElement(children: .contain)
      }
      bubble(message)
      if !message.isMine { Spacer(minLength: 48) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, message.isMine && bug("chat.side") ? 48 : 0)
  }

  @ViewBuilder private func badge(_ message: Message) -> some View {
    if message.id == 5 {
      Text(2, format: .number)
        .font(.caption2.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .background(Color(red: 0.7, green: 0.05, blue: 0.1), in: Capsule())
        .padding(.top, -6)
        .padding(.trailing, -6)
        .accessibilityIdentifier("chat.badge")
    }
  }

  private func bubble(_ message: Message) -> some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text(message.text)
        .foregroundStyle(message.isMine && bug("chat.dark") ? Color.black : Color.primary)
        .frame(
          maxWidth: .infinity, maxHeight: message.id == 2 && bug("chat.bubbleHeight") ? 24 : nil,
          alignment: .leading
        )
        .accessibilityIdentifier("chat.text.\(message.id)")
      Text(moment(12, 18, message.minute), format: .dateTime.hour().minute())
        .font(.caption2)
        .foregroundStyle(Ink.muted(scheme))
        .padding(.top, message.id == 4 && bug("chat.time") ? -18 : 0)
        .accessibilityIdentifier("chat.time.\(message.id)")
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: 270)
    .background(
      ground(message),
      in: UnevenRoundedRectangle(
        topLeadingRadius: 14, bottomLeadingRadius: message.isMine ? 14 : 3,
        bottomTrailingRadius: message.isMine ? 3 : 14, topTrailingRadius: 14)
    )
    .offset(
      x: message.isMine && message.id == 4 && bug("chat.offset")
        ? (direction == .rightToLeft ? 60 : -60) : 0
    )
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("chat.bubble.\(message.id)")
  }

  private var typing: some View {
    HStack(spacing: 6) {
      Image(systemName: "ellipsis.bubble").accessibilityHidden(true)
      Text("Jonas is typing").font(.footnote)
      Spacer()
    }
    .foregroundStyle(Ink.muted(scheme))
    .opacity(bug("chat.typing") ? 0.35 : 1)
    .accessibilityIdentifier("chat.typing")
  }

  private var composer: some View {
    VStack(spacing: 8) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          quick("I can do it")
          quick("Not me, sorry")
          quick("Let me check the trains first")
        }
        .padding(.horizontal, 12)
      }
      HStack(spacing: 8) {
        Button {
        } label: {
          Image(systemName: "plus").frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Add an attachment"))
        .accessibilityIdentifier("chat.add")
        TextField(
          "Message", text: $draft, prompt: Text("Message").foregroundStyle(Ink.muted(scheme))
        )
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(Ink.card(scheme), in: Capsule())
        Button {
        } label: {
          Image(systemName: "paperplane.fill").foregroundStyle(.white).frame(width: 44, height: 44)
            .background(Ink.fill, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Send"))
        .accessibilitySortPriority(bug("chat.sendOrder") ? 10 : 0)
        .accessibilityIdentifier("chat.send")
      }
      .accessibilityElement(children: .contain)
      .padding(.horizontal, 12)
    }
    .padding(.vertical, 8)
    .background(.bar)
  }

  private func quick(_ text: LocalizedStringKey) -> some View {
    Button {
    } label: {
      Text(text).font(.subheadline).padding(.horizontal, 14).frame(minHeight: 44)
        .contentShape(Capsule())
        .overlay { Capsule().strokeBorder(Ink.accent(scheme)) }
    }
    .buttonStyle(.plain)
  }
}

extension ChatScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "chat", sizes: [.large],
    faults: [
      Fault(
        "chat.composerStack", ["underBar", "overlapping", "unreachable"],
        [.id("chat.end"), .text("Messages are encrypted"), .id("chat.text.5")], se: true,
        "The composer lies in a ZStack over the conversation; the end cannot be scrolled above it."),
      Fault(
        "chat.pinnedHeight", ["clipped", "truncated", "overflowing"],
        [.id("chat.address"), .text("Address and")], "en", text: .accessibility2,
        "Fixed height cuts larger text."),
      Fault("chat.close", ["smallTouchArea"], [.id("chat.unpin")], "A close button of 16 x 16."),
      Fault(
        "chat.pinnedName", ["literal"], [.id("chat.pinned"), .text("Pinned by")], "en-XA",
        "A verbatim interpolation."),
      Fault(
        "chat.unreadWidth", ["truncated"], [.id("chat.unread"), .key("%lld new messages")], "de",
        "The separator's text has a fixed width."),
      Fault(
        "chat.badgeClip", ["clipped"], [.id("chat.badge"), .text("2")],
        "The unread count is cut by the round avatar."),
      Fault(
        "chat.dark", ["lowContrast"],
        [.id("chat.text.2"), .id("chat.text.4"), .text("Four rooms")], dark: true,
        "Own messages are black, on dark green in dark mode."),
      Fault(
        "chat.bubbleHeight", ["truncated", "clipped", "overflowing", "overlapping"],
        [.id("chat.text.2"), .text("Four rooms")],
        "A bubble of fixed height cuts a message of two lines."),
      Fault(
        "chat.time", ["overlapping"], [.id("chat.time.4"), .id("chat.text.4")], "de",
        "The time is drawn over the last line of the message."),
      Fault(
        "chat.offset", ["notMirrored"],
        [
          .id("chat.text.4"), .id("chat.bubble.4"), .id("chat.time.4"),
          .key("And I bring the children"),
        ], "ar", "A bubble is moved by an x offset."),
      Fault(
        "chat.typing", ["lowContrast"], [.id("chat.typing"), .text("Jonas")],
        "Opacity of 0.35 over gray text."),
      Fault(
        "chat.sendOrder", ["readingOrder"], [.id("chat.send"), .id("chat.add"), .text("Send")],
        "Send is read before the field that it sends."),
      Fault(
        "chat.typingDe", ["mixedScripts"], [.key("Jonas is typing"), .text("schr")], "de",
        "A Cyrillic е in a German word."),
      Fault(
        "chat.sendJa", ["missing"], [.key("I can do it"), .text("I can do it")], "ja",
        "The entry is new: no text."),
    ]
  ) { AnyView(ChatScreen()) }
}
