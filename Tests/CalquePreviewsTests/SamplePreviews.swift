import CalqueTesting
import Foundation

// The previews that `PreviewsTests` expects, by their lines.

struct Greeting: View {
  var name = "Ada"
  @Environment(\.accent) var accent

  var body: some View {
    Text("Hello \(name)").foregroundStyle(accent).accessibilityIdentifier("greeting")
  }
}

extension EnvironmentValues {
  @Entry var accent: Color = .red
  @Entry var limit = 3
  @Entry var note: String?
}

#Preview {
  Greeting()
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
  Greeting(name: "Grace").frame(width: 120, height: 30)
}

#Preview("Wide", traits: .fixedLayout(width: 500, height: 200), .landscapeLeft) {
  HStack(spacing: 0) {
    Color.red.frame(width: 100).accessibilityIdentifier("first")
    Color.blue.accessibilityIdentifier("second")
  }
}

@available(iOS 17, macOS 14, *)
#Preview("Counter", traits: .landscapeRight) {
  let step = 2
  @Previewable @State var count = 1
  @Previewable @Environment(\.limit) var limit
  Button("Count") { count += step }.accessibilityIdentifier("button")
  Text(verbatim: "\(count) of \(limit)")
}

/// Data that previews share.
struct SampleNames: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["Lin"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.note, context.first)
  }
}

struct Note: View {
  @Environment(\.note) var note

  var body: some View { Text(verbatim: note ?? "none") }
}

#Preview("Shared", traits: .modifier(SampleNames()), body: { Note() })

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Greeting(name: "One").previewDisplayName("One")
      ForEach(["Two", "Three"], id: \.self) { name in
        Greeting(name: name)
      }
    }
    .previewDevice("iPhone SE (3rd generation)")
    Greeting(name: "Four")
      .previewLayout(.fixed(width: 200, height: 100))
      .previewInterfaceOrientation(.landscapeLeft)
      .padding()
    if false { Greeting(name: "Five") }
  }
}

enum Outer {
  struct Inner_Previews: PreviewProvider {
    static var previews: some View {
      NavigationStack { Greeting(name: "Inner") }.previewContext(SampleContext(value: 7))
    }
  }
}

struct SampleKey: PreviewContextKey {
  static var defaultValue: Int { 0 }
}

struct SampleContext: PreviewContext {
  var value: Int

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    value as? Key.Value ?? Key.defaultValue
  }
}

/// A provider of a generic type has no type without arguments.
struct Generic<Value>: PreviewProvider {
  static var previews: some View { Text(verbatim: "\(Value.self)") }
}
