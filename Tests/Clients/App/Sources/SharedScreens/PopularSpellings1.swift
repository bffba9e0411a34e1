import SwiftUI

// The 110 spellings of SwiftUI that view files of 33 open apps use most, each as it is written
// there. They have to compile as they are.

struct PassingModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct TappedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

@Observable final class Counter {
  var count = 1
}

struct Item: Identifiable {
  let id = UUID()
  var name = ""
}

let home = URL(filePath: "/")

/// frame(maxWidth:.infinity…)
struct Spelling1: View {
  var body: some View {
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// onChange two-arg
struct Spelling2: View {
  var body: some View {
    Text("a").onChange(of: 3) { old, new in print(old, new) }
  }
}

/// Group{}
struct Spelling3: View {
  var body: some View {
    Group {
      Text("a")
      Text("b")
    }
  }
}

/// Button(action:label:)
struct Spelling4: View {
  var body: some View {
    Button(action: {}, label: { Text("a") })
  }
}

/// ProgressView
struct Spelling5: View {
  var body: some View {
    VStack {
      ProgressView()
      ProgressView("x")
      ProgressView(value: 0.5)
    }
  }
}

/// if #available in builder
struct Spelling6: View {
  var body: some View {
    VStack { if #available(iOS 16, *) { Text("a") } else { Text("b") } }
  }
}

/// Font.weight
struct Spelling7: View {
  var body: some View {
    Text("a").font(.body.weight(.bold))
  }
}

/// tag
struct Spelling8: View {
  var body: some View {
    Text("a").tag(1)
  }
}

/// listRowBackground(Color.clear)
struct Spelling9: View {
  var body: some View {
    Text("a").listRowBackground(Color.clear)
  }
}

/// Button(action:) {}
struct Spelling10: View {
  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    Button(action: {}) { Text("a") }
  }
}

/// Button("x", role:)
struct Spelling11: View {
  var body: some View {
    Button("x", role: .destructive) {}
  }
}

/// Text(verbatim:)
struct Spelling12: View {
  var body: some View {
    Text(verbatim: "a")
  }
}

/// Text(tableName/bundle/comment)
struct Spelling13: View {
  var body: some View {
    Text("a", tableName: "T", bundle: .main, comment: "c")
  }
}

/// Section(header: Text)
struct Spelling14: View {
  var body: some View {
    Section(header: Text("h")) { Text("a") }
  }
}

/// contentShape
struct Spelling15: View {
  var body: some View {
    Text("a").contentShape(Rectangle())
  }
}

/// background { }
struct Spelling16: View {
  var body: some View {
    Text("a").background { Color.red }
  }
}

/// accessibilityHidden
struct Spelling17: View {
  var body: some View {
    Text("a").accessibilityHidden(true)
  }
}

/// controlSize
struct Spelling18: View {
  var body: some View {
    Text("a").controlSize(.small)
  }
}

/// Button(role:)
struct Spelling19: View {
  var body: some View {
    Button(role: .cancel) {
    } label: {
      Text("a")
    }
  }
}

/// safeAreaInset(edge:)
struct Spelling20: View {
  var body: some View {
    Text("a").safeAreaInset(edge: .bottom) { Text("b") }
  }
}

/// shadow
struct Spelling21: View {
  var body: some View {
    Text("a").shadow(radius: 3)
  }
}

/// Label(title:icon:)
struct Spelling22: View {
  var body: some View {
    Label {
      Text("a")
    } icon: {
      Image(systemName: "star")
    }
  }
}

/// overlay(view, alignment:)
struct Spelling23: View {
  var body: some View {
    Text("a").overlay(Text("b"), alignment: .topLeading)
  }
}

/// symbolRenderingMode
struct Spelling24: View {
  var body: some View {
    Image(systemName: "star").symbolRenderingMode(.hierarchical)
  }
}

/// background(.regularMaterial)
struct Spelling25: View {
  var body: some View {
    Text("a").background(.regularMaterial)
  }
}

/// modifier(ViewModifier)
struct Spelling26: View {
  var body: some View {
    Text("a").modifier(PassingModifier())
  }
}

/// AnyView
struct Spelling27: View {
  var body: some View {
    AnyView(Text("a"))
  }
}

/// font(.system(size:weight:design:))
struct Spelling28: View {
  var body: some View {
    Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
  }
}

/// foregroundStyle(a, b)
struct Spelling29: View {
  var body: some View {
    Text("a").foregroundStyle(.red, .blue)
  }
}

/// onAppear(perform:)
struct Spelling30: View {
  var body: some View {
    Text("a").onAppear(perform: {})
  }
}

/// LinearGradient
struct Spelling31: View {
  var body: some View {
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
  }
}

/// background(Color, in:)
struct Spelling32: View {
  var body: some View {
    Text("a").background(Color.red, in: RoundedRectangle(cornerRadius: 3))
  }
}

/// ForEach.onDelete
struct Spelling33: View {
  var body: some View {
    List { ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in } }
  }
}

/// minimumScaleFactor
struct Spelling34: View {
  var body: some View {
    Text("a").minimumScaleFactor(0.5)
  }
}

/// RoundedRectangle(style:)
struct Spelling35: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 3, style: .continuous)
  }
}

/// help
struct Spelling36: View {
  var body: some View {
    Text("a").help("b")
  }
}

/// Text(x, format:)
struct Spelling37: View {
  var body: some View {
    Text(3, format: .number)
  }
}
