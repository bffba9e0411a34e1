import SwiftUI

// More spellings; see PopularSpellings1.swift.

/// scaleEffect(x:y:)
struct Spelling75: View {
  var body: some View {
    Text("a").scaleEffect(x: -1, y: 1)
  }
}

/// allowsTightening
struct Spelling76: View {
  var body: some View {
    Text("a").allowsTightening(true)
  }
}

/// lineLimit(reservesSpace)
struct Spelling77: View {
  var body: some View {
    Text("a").lineLimit(2, reservesSpace: true)
  }
}

/// Label(x, image:)
struct Spelling78: View {
  var body: some View {
    Label("a", image: "b")
  }
}

/// symbolVariant
struct Spelling79: View {
  var body: some View {
    Image(systemName: "star").symbolVariant(.fill)
  }
}

/// foregroundStyle(.linearGradient)
struct Spelling80: View {
  var body: some View {
    Text("a").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
}

/// lineLimit(1...2)
struct Spelling81: View {
  var body: some View {
    Text("a").lineLimit(1...2)
  }
}

/// badge
struct Spelling82: View {
  var body: some View {
    Text("a").badge(3)
  }
}

/// Image("x", bundle:)
struct Spelling83: View {
  var body: some View {
    Image("x", bundle: .main)
  }
}

/// font(.custom)
struct Spelling84: View {
  var body: some View {
    Text("a").font(.custom("Inter", size: 12))
  }
}

/// ignoresSafeArea(.keyboard)
struct Spelling85: View {
  var body: some View {
    Text("a").ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

/// Divider().background
struct Spelling86: View {
  var body: some View {
    Divider().background(Color.red)
  }
}

/// Image(decorative:)
struct Spelling87: View {
  var body: some View {
    Image(decorative: "x")
  }
}

/// Section("x", isExpanded:)
struct Spelling88: View {
  var body: some View {
    Section("x", isExpanded: .constant(true)) { Text("a") }
  }
}

/// listStyle(PlainListStyle())
struct Spelling89: View {
  var body: some View {
    List { Text("a") }.listStyle(PlainListStyle())
  }
}

/// LabeledContent(value:format:)
struct Spelling90: View {
  var body: some View {
    LabeledContent("a", value: 3, format: .number)
  }
}

/// Canvas
struct Spelling91: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
  }
}

/// Text(timerInterval:)
struct Spelling92: View {
  var body: some View {
    Text(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: true)
  }
}

/// clipShape(style: FillStyle)
struct Spelling93: View {
  var body: some View {
    Text("a").clipShape(Circle(), style: FillStyle(eoFill: true))
  }
}

/// rotation3DEffect
struct Spelling94: View {
  var body: some View {
    Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
  }
}

/// fontWidth
struct Spelling95: View {
  var body: some View {
    Text("a").fontWidth(.condensed)
  }
}

/// Color(hue:saturation:brightness:)
struct Spelling96: View {
  var body: some View {
    Color(hue: 0.1, saturation: 1, brightness: 1)
  }
}

/// Color(white:)
struct Spelling97: View {
  var body: some View {
    Color(white: 0.5)
  }
}

/// Image(systemName:variableValue:)
struct Spelling98: View {
  var body: some View {
    Image(systemName: "wifi", variableValue: 0.5)
  }
}

/// Image.resizable(capInsets)
struct Spelling99: View {
  var body: some View {
    Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
  }
}

/// Text(AttributedString)
struct Spelling100: View {
  var body: some View {
    Text(AttributedString("a"))
  }
}

/// List($binding)
struct Spelling101: View {
  var body: some View {
    List(.constant([Item()])) { $item in TextField("a", text: $item.name) }
  }
}

/// Shape.rotation
struct Spelling102: View {
  var body: some View {
    Rectangle().rotation(.degrees(3)).fill(.red)
  }
}

/// Color("n", bundle:)
struct Spelling103: View {
  var body: some View {
    Color("n", bundle: .main)
  }
}

/// Text(.now...,)
struct Spelling104: View {
  var body: some View {
    Text(.now...(.now.addingTimeInterval(3)))
  }
}

/// fill().stroke()
struct Spelling105: View {
  var body: some View {
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
  }
}

/// Color(.sRGB,…)
struct Spelling106: View {
  var body: some View {
    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
  }
}

/// Color.mix
struct Spelling107: View {
  var body: some View {
    Color.red.mix(with: .blue, by: 0.5)
  }
}

/// environment(\.locale)
struct Spelling108: View {
  var body: some View {
    Text("a").environment(\.locale, Locale(identifier: "de"))
  }
}

/// ScrollView([.horizontal,.vertical])
struct Spelling109: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) { Text("a") }
  }
}

/// EmptyModifier
struct Spelling110: View {
  var body: some View {
    Text("a").modifier(EmptyModifier())
  }
}
