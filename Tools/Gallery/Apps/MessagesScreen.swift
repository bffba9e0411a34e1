import Calque
import Foundation

/// A conversation: bubbles, and a field to write into.
struct MessagesScreen: View {
  @State private var draft = ""

  private let lines: [(text: LocalizedStringKey, isMine: Bool)] = [
    ("Are you on your way?", false),
    ("Yes, the train was late. I will be there in twenty minutes.", true),
    ("No hurry, we have just ordered.", false),
    ("Can you get me a lemonade?", true),
    ("Of course! And a piece of cake, as always?", false),
    ("You know me too well 😄", true),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) {
          Text(AppScreens.now, style: .time)
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.top, 8)
          ForEach(0..<lines.count, id: \.self) { index in
            bubble(lines[index].text, isMine: lines[index].isMine)
          }
          Text("Delivered")
            .font(.caption2)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.horizontal)
      }
      .safeAreaInset(edge: .bottom) { composer }
      .navigationTitle(Text(verbatim: "Anna"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Video Call", systemImage: "video") {}
        }
      }
    }
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  private var margin: CGFloat { typeSize.isAccessibilitySize ? 16 : 60 }

  private func bubble(_ text: LocalizedStringKey, isMine: Bool) -> some View {
    HStack {
      if isMine { Spacer(minLength: margin) }
      Text(text)
        .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(
          isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(Color.gray.opacity(0.2)),
          in: .rect(cornerRadius: 20))
      if !isMine { Spacer(minLength: margin) }
    }
  }

  private var composer: some View {
    HStack(spacing: 10) {
      Button("Add", systemImage: "plus") {}
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
      TextField("Message", text: $draft)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .overlay { Capsule().strokeBorder(.tertiary) }
      Image(systemName: "mic").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}
