import SwiftUI

// More spellings; see PopularSpellings1.swift.

/// buttonStyle(.borderless)
struct Spelling38: View {
  var body: some View {
    Text("a").buttonStyle(.borderless)
  }
}

/// ScrollView(showsIndicators:)
struct Spelling39: View {
  var body: some View {
    ScrollView(showsIndicators: false) { Text("a") }
  }
}

/// rotationEffect(.degrees(3), anchor:)
struct Spelling40: View {
  var body: some View {
    Text("a").rotationEffect(.degrees(3), anchor: .top)
  }
}

/// mask
struct Spelling41: View {
  var body: some View {
    Text("a").mask(Rectangle())
  }
}

/// font(.system(.body, design:))
struct Spelling42: View {
  var body: some View {
    Text("a").font(.system(.body, design: .monospaced))
  }
}

/// proxy.scrollTo(anchor)
struct Spelling43: View {
  var body: some View {
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(1, anchor: .top) } }
  }
}

/// redacted
struct Spelling44: View {
  var body: some View {
    Text("a").redacted(reason: .placeholder)
  }
}

/// ForEach(Array(enumerated), id: \.offset)
struct Spelling45: View {
  var body: some View {
    ForEach(Array([1].enumerated()), id: \.offset) { i, e in Text("\(i) \(e)") }
  }
}

/// Link
struct Spelling46: View {
  var body: some View {
    Link("a", destination: home)
  }
}

/// Text + Text
struct Spelling47: View {
  var body: some View {
    Text("a") + Text("b").bold()
  }
}

/// Image.renderingMode
struct Spelling48: View {
  var body: some View {
    Image("a").renderingMode(.template)
  }
}

/// Circle().strokeBorder
struct Spelling49: View {
  var body: some View {
    Circle().strokeBorder(Color.red, lineWidth: 2)
  }
}

/// textSelection
struct Spelling50: View {
  var body: some View {
    Text("a").textSelection(.enabled)
  }
}

/// GeometryReader frame(in:)
struct Spelling51: View {
  var body: some View {
    GeometryReader { g in Text("\(g.frame(in: .global).minX)") }
  }
}

/// Path{} as view
struct Spelling52: View {
  var body: some View {
    Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: 1, y: 1))
    }
  }
}

/// Text(date, style:)
struct Spelling53: View {
  var body: some View {
    Text(Date(), style: .relative)
  }
}

/// accessibilityLabel(String)
struct Spelling54: View {
  var body: some View {
    Text("a").accessibilityLabel(String("b"))
  }
}

/// PrimitiveButtonStyle
struct Spelling55: View {
  var body: some View {
    Button("a") {}.buttonStyle(TappedStyle())
  }
}

/// g.safeAreaInsets
struct Spelling56: View {
  var body: some View {
    GeometryReader { g in Text("\(g.safeAreaInsets.top)") }
  }
}

/// environment(object)
struct Spelling57: View {
  var body: some View {
    Text("a").environment(Counter())
  }
}

/// List(selection:)
struct Spelling58: View {
  var body: some View {
    List(selection: .constant(Set<Int>())) { Text("a") }
  }
}

/// Button("x", systemImage:)
struct Spelling59: View {
  var body: some View {
    Button("x", systemImage: "star") {}
  }
}

/// Color("name")
struct Spelling60: View {
  var body: some View {
    Color("name")
  }
}

/// padding(EdgeInsets)
struct Spelling61: View {
  var body: some View {
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

/// Color.red.gradient
struct Spelling62: View {
  var body: some View {
    Rectangle().fill(Color.red.gradient)
  }
}

/// Grid
struct Spelling63: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("b")
      }
    }
  }
}

/// clipShape(.rect(cornerRadius:))
struct Spelling64: View {
  var body: some View {
    Text("a").clipShape(.rect(cornerRadius: 3))
  }
}

/// ForEach($binding)
struct Spelling65: View {
  var body: some View {
    ForEach(.constant([Item()])) { $item in TextField("a", text: $item.name) }
  }
}

/// Color(red:green:blue:)
struct Spelling66: View {
  var body: some View {
    Color(red: 1, green: 0, blue: 0)
  }
}

/// Section(header:footer:)
struct Spelling67: View {
  var body: some View {
    Section(header: Text("a"), footer: Text("b")) { Text("c") }
  }
}

/// Circle().stroke(style:)
struct Spelling68: View {
  var body: some View {
    Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [1]))
  }
}

/// accessibilityLabel(Text)
struct Spelling69: View {
  var body: some View {
    Text("a").accessibilityLabel(Text("b"))
  }
}

/// border
struct Spelling70: View {
  var body: some View {
    Text("a").border(Color.red, width: 2)
  }
}

/// List(data, id:)
struct Spelling71: View {
  var body: some View {
    List([1, 2], id: \.self) { Text("\($0)") }
  }
}

/// blur
struct Spelling72: View {
  var body: some View {
    Text("a").blur(radius: 3)
  }
}

/// background(view, alignment:)
struct Spelling73: View {
  var body: some View {
    Text("a").background(Color.red, alignment: .top)
  }
}

/// Circle().trim
struct Spelling74: View {
  var body: some View {
    Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3)
  }
}
