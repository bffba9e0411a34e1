import Calque
import Foundation
import Testing

// A typical chat screen for a phone: bubbles, a custom alignment, a bar at the bottom.

private struct Message: Identifiable, Equatable {
  enum Body: Equatable {
    case text(String)
    case photo(width: CGFloat, height: CGFloat)
    case deleted
  }

  let id: Int
  let isMine: Bool
  let body: Body
}

private final class ChatModel {
  var messages = [
    Message(id: 1, isMine: false, body: .text("Hi")),
    Message(id: 2, isMine: true, body: .text("A longer answer that needs more than one line")),
    Message(id: 3, isMine: true, body: .photo(width: 400, height: 200)),
    Message(id: 4, isMine: false, body: .deleted),
  ]
}

private enum ClockAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let clock = VerticalAlignment(ClockAlignment.self)
}

private struct Bubble: View {
  let message: Message
  let onLike: () -> Void
  @State private var isLiked = false

  var body: some View {
    HStack(alignment: .clock, spacing: 4) {
      if message.isMine { Spacer(minLength: 60) }
      content
        .alignmentGuide(.clock) { $0[VerticalAlignment.bottom] - 4 }
        .accessibilityIdentifier("bubble-\(message.id)")
        .overlay(alignment: .topTrailing) {
          if isLiked { Image(systemName: "heart.fill").foregroundStyle(.red).offset(x: 6, y: -6) }
        }
      Button {
        isLiked.toggle()
        onLike()
      } label: {
        Circle().frame(width: 8, height: 8)
      }
      .accessibilityIdentifier("like-\(message.id)")
      if !message.isMine { Spacer(minLength: 60) }
    }
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var content: some View {
    switch message.body {
    case .text(let text):
      Text(text)
        .padding(10)
        .foregroundStyle(message.isMine ? .white : .primary)
        .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    case .photo(let width, let height):
      Color.gray
        .aspectRatio(width / height, contentMode: .fit)
        .frame(maxWidth: 200)
    case .deleted:
      Text("Message deleted").italic().padding(10)
    }
  }
}

private struct InputBar<Accessory: View>: View {
  @Binding var draft: String
  let send: () -> Void
  @ViewBuilder let accessory: () -> Accessory

  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      accessory()
      Group {
        if draft.isEmpty { Text("Message").foregroundStyle(.placeholder) } else { Text(draft) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Send", action: send)
        .disabled(draft.isEmpty)
        .accessibilityIdentifier("send")
    }
    .padding(12)
    .background(.background)
  }
}

private struct ChatScreen: View {
  let model: ChatModel
  @State private var draft = ""
  @State private var likes = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(model.messages) { message in
          Bubble(message: message) { likes += 1 }
            .id(message.id)
        }
        if likes > 0 {
          Text("\(likes) likes").font(.footnote).accessibilityIdentifier("likes")
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      InputBar(draft: $draft) {
        model.messages.append(
          Message(id: model.messages.count + 1, isMine: true, body: .text(draft)))
        draft = ""
      } accessory: {
        Button {
          draft += "🙂"
        } label: {
          Image(systemName: "plus").frame(width: 20, height: 20)
        }
        .accessibilityIdentifier("emoji")
      }
    }
  }
}

@MainActor
struct ChatScreenTests {
  private let model = ChatModel()

  private func host(_ direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(ChatScreen(model: model), size: CGSize(width: 320, height: 600)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.layoutDirection = direction
    }
  }

  @Test
  func `sent bubbles are at the trailing edge, received ones at the leading edge`() throws {
    let host = host()
    let theirs = try #require(host.frame(of: "bubble-1"))
    #expect(theirs == CGRect(x: 16, y: 16, width: 40, height: 40))
    // The padding of 16, the button of 8 and the gap of 4 are after it. Of the 288 between the
    // paddings, the spacer takes 60, the button 8, two gaps of 4: 212 are left, 192 for the text.
    let mine = try #require(host.frame(of: "bubble-2"))
    #expect(mine.maxX == 292)
    #expect(mine.width <= 212)
    #expect(mine.height == 80)
    let photo = try #require(host.frame(of: "bubble-3"))
    #expect(photo.size == CGSize(width: 200, height: 100))
    // The guide of a bubble is 4 above its bottom, that of a button its bottom.
    let like = try #require(host.frame(of: "like-1"))
    #expect(like.maxY == theirs.maxY - 4)
    #expect(like.minX == theirs.maxX + 4)
  }

  @Test
  func `sides change with the direction`() throws {
    let theirs = try #require(host(.rightToLeft).frame(of: "bubble-1"))
    #expect(theirs == CGRect(x: 320 - 16 - 40, y: 16, width: 40, height: 40))
  }

  @Test
  func `a draft is edited and sent`() throws {
    let host = host()
    #expect(!host.tap("send"))
    host.tap("emoji")
    host.tap("like-2")
    #expect(host.frame(of: "likes") != nil)
    #expect(host.tap("send"))
    host.invalidate()
    #expect(host.frame(of: "bubble-5") != nil)
    #expect(host.texts.last?.string == "Send")
    let send = try #require(host.frame(of: "send"))
    #expect(send.maxX == 308)
    #expect(send.maxY == 588)
  }
}
