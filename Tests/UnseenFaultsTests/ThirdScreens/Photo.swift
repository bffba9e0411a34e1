import CalqueTesting
import Foundation
import SwiftUI

struct PhotoScreen: View {
  struct Tool: Identifiable {
    let id: Int
    let name: LocalizedStringKey
    let symbol: String
  }

  @State private var tool = 0
  @State private var exposure = 0.35
  @State private var isFlipped = true

  private let tools = [
    Tool(id: 0, name: "Exposure", symbol: "plusminus.circle"),
    Tool(id: 1, name: "Contrast", symbol: "circle.lefthalf.filled"),
    Tool(id: 2, name: "Saturation", symbol: "drop"),
    Tool(id: 3, name: "Sharpness", symbol: "triangle"),
    Tool(id: 4, name: "White balance", symbol: "thermometer"),
    Tool(id: 5, name: "Vignette", symbol: "circle.dashed"),
    Tool(id: 6, name: "Crop", symbol: "crop"),
  ]
  private let gold = Color(red: 1, green: 0.84, blue: 0.3)

  var body: some View {
    VStack(spacing: 12) {
      topBar
      picture
      adjustment
      toolStrip
      looks
    }
    .padding(.bottom, 8)
    .background { Color.black.ignoresSafeArea() }
    .environment(\.colorScheme, .dark)
    .tint(gold)
  }

  private var topBar: some View {
    HStack {
      Button {
      } label: {
        Text("Cancel").foregroundStyle(.white).frame(minWidth: 44, minHeight: 44).contentShape(
          Rectangle())
      }
      .buttonStyle(.plain)
      Spacer()
      iconButton("Undo", "arrow.uturn.backward", "photo.undo")
      iconButton(
        "Automatic", pick("photo.symbol", "wand.and.starz", "wand.and.stars"), "photo.auto")
      iconButton("Add text", "textformat", "photo.text")
        .scaleEffect(x: bug("photo.turnedSymbol") ? -1 : 1)
      Spacer()
      Button {
      } label: {
        Text("Save").bold().foregroundStyle(gold).frame(minWidth: 44, minHeight: 44).contentShape(
          Rectangle())
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 16)
  }

  private func iconButton(_ title: LocalizedStringKey, _ symbol: String, _ id: String) -> some View
  {
    Button {
    } label: {
      Image(systemName: symbol).foregroundStyle(.white).frame(width: 44, height: 44).contentShape(
        Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(title))
    .accessibilityIdentifier(id)
  }

  private var drawing: some View {
    Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(
        all,
        with: .linearGradient(
          Gradient(colors: [
            Color(red: 0.55, green: 0.78, blue: 0.95), Color(red: 1, green: 0.93, blue: 0.8),
          ]),
          startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.62, y: size.height * 0.25, width: 60, height: 60)),
        with: .color(Color(red: 1, green: 0.97, blue: 0.75)))
      var hill = Path()
      hill.move(to: CGPoint(x: 0, y: size.height * 0.7))
      hill.addQuadCurve(
        to: CGPoint(x: size.width, y: size.height * 0.8),
        control: CGPoint(x: size.width * 0.4, y: size.height * 0.35))
      hill.addLine(to: CGPoint(x: size.width, y: size.height))
      hill.addLine(to: CGPoint(x: 0, y: size.height))
      context.fill(hill, with: .color(Color(red: 0.9, green: 0.93, blue: 0.96)))
    }
    .accessibilityHidden(true)
  }

  private var before: some View {
    Text("Before")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Color.black.opacity(0.75), in: Capsule())
      .padding(10)
      .accessibilityIdentifier("photo.before")
  }

  @ViewBuilder private var flipped: some View {
    if bug("photo.flippedLabel") {
      drawing.overlay(alignment: .topLeading) { before }.scaleEffect(x: isFlipped ? -1 : 1)
    } else {
      drawing.scaleEffect(x: isFlipped ? -1 : 1).overlay(alignment: .topLeading) { before }
    }
  }

  private var picture: some View {
    flipped
      .overlay(alignment: .bottomLeading) {
        Text("Evening light over the fjord")
          .font(.footnote)
          .foregroundStyle(.white)
          .padding(8)
          .background(
            Color.black.opacity(bug("photo.caption") ? 0.05 : 0.75),
            in: RoundedRectangle(cornerRadius: 6)
          )
          .padding(10)
          .padding(.trailing, 60)
          .accessibilityIdentifier("photo.caption")
      }
      .overlay(alignment: .bottomTrailing) {
        Button {
        } label: {
          Image(systemName: "square.split.2x1").foregroundStyle(.white).frame(width: 44, height: 44)
            .background(Color.black.opacity(0.75), in: Circle())
        }
        .buttonStyle(.plain)
        .padding(10)
        .accessibilityLabel(Text("Compare"))
        .accessibilityIdentifier("photo.compare")
      }
      .overlay {
        RadialGradient(
          colors: [.clear, .black.opacity(0.2)], center: .center, startRadius: 120, endRadius: 300
        )
        .allowsHitTesting(bug("photo.vignette"))
      }
      .clipped()
  }

  private var adjustment: some View {
    VStack(spacing: 4) {
      HStack {
        Text("Exposure").font(.subheadline).foregroundStyle(.white)
        Spacer()
        Button {
        } label: {
          Image(systemName: "arrow.counterclockwise")
            .foregroundStyle(.white)
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .offset(x: bug("photo.reset") ? 40 : 0)
        .accessibilityLabel(Text("Reset"))
        .accessibilityIdentifier("photo.reset")
      }
      HStack(spacing: 12) {
        Image(systemName: "sun.min").foregroundStyle(.white).accessibilityHidden(true)
          .accessibilityIdentifier("photo.sun")
        Slider(value: $exposure).accessibilityLabel(Text("Exposure"))
        Text(0.7, format: .number.sign(strategy: .always()))
          .font(.subheadline.monospacedDigit())
          .foregroundStyle(.white)
          .accessibilityIdentifier("photo.value")
        Image(systemName: "sun.max").foregroundStyle(.white).accessibilityHidden(true)
          .padding(.leading, bug("photo.value") ? -36 : 0)
      }
    }
    .padding(.horizontal, 16)
  }

  @ViewBuilder private var toolStrip: some View {
    if bug("photo.noScroll") {
      HStack(spacing: 4) { ForEach(tools, content: toolButton) }.padding(.horizontal, 12)
    } else {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 4) { ForEach(tools, content: toolButton) }.padding(.horizontal, 12)
      }
    }
  }

  private func toolButton(_ item: Tool) -> some View {
    Button {
      tool = item.id
    } label: {
      VStack(spacing: 6) {
        Image(systemName: item.symbol).font(.title3)
        Text(item.name)
          .font(.caption)
          .lineLimit(1)
          .frame(width: bug("photo.toolWidth") ? 56 : nil)
          .fixedSize(horizontal: !bug("photo.toolWidth"), vertical: true)
      }
      .foregroundStyle(item.id == tool ? gold : .white)
      .padding(.horizontal, 4)
      .frame(minWidth: 68, minHeight: 56)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(item.id == tool ? .isSelected : [])
    .accessibilityIdentifier("photo.tool.\(item.id)")
  }

  private let lookNames: [LocalizedStringKey] = ["Vivid", "Mono", "Noir", "Fade"]
  private let lookColors: [[Color]] = [
    [Color(red: 0.75, green: 0.2, blue: 0.1), Color(red: 0.3, green: 0.1, blue: 0.4)],
    [Color(white: 0.4), Color(white: 0.2)],
    [Color(white: 0.25), Color.black],
    [Color(red: 0.35, green: 0.3, blue: 0.4), Color(red: 0.2, green: 0.3, blue: 0.35)],
  ]

  private var looks: some View {
    HStack(spacing: 8) {
      ForEach(lookNames.indices, id: \.self) { index in
        Button {
        } label: {
          Text(lookNames[index])
            .font(.caption.bold())
            .foregroundStyle(.white)
            .padding(4)
            .frame(maxWidth: .infinity, minHeight: 56, alignment: .bottom)
            .background(
              LinearGradient(
                colors: index == 3 && bug("photo.look")
                  ? [
                    Color(red: 0.6, green: 0.5, blue: 0.7),
                    Color(red: 0.95, green: 0.9, blue: 0.85),
                  ] : lookColors[index],
                startPoint: .top, endPoint: .bottom),
              in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("photo.look.\(index)")
      }
    }
    .padding(.horizontal, 16)
  }
}

extension PhotoScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "photo", sizes: [.large],
    faults: [
      Fault(
        "photo.symbol", ["unknownSymbol"], [.id("photo.auto"), .text("wand.and.starz")],
        "A typing mistake in the name of a symbol."),
      Fault(
        "photo.turnedSymbol", ["turnedPicture"], [.id("photo.text"), .text("textformat")],
        "The letters of the symbol Aa are the other way round."),
      Fault(
        "photo.flippedLabel", ["turnedPicture"], [.id("photo.before"), .text("Before")],
        "The label is flipped together with the picture."),
      Fault(
        "photo.caption", ["lowContrast"], [.id("photo.caption"), .text("Evening light")],
        "White caption on a snow field without a ground."),
      Fault(
        "photo.vignette", ["covered"], [.id("photo.compare")],
        "The vignette takes the touches of the button."),
      Fault(
        "photo.reset", ["outside", "clipped"], [.id("photo.reset")],
        "An offset pushes the reset button over the edge of the screen."),
      Fault(
        "photo.value", ["overlapping"], [.id("photo.value"), .text("0.7")],
        "A symbol is drawn over the value."),
      Fault(
        "photo.noScroll", ["outside", "overflowing", "clipped", "unreachable"],
        [.id("photo.tool.6"), .id("photo.tool.0"), .text("Crop"), .text("Exposure")],
        "The tool strip is wider than the screen and does not scroll."),
      Fault(
        "photo.toolWidth", ["truncated"],
        [.id("photo.tool.4"), .text("Weißabgleich"), .key("White balance")], "de",
        "Captions have a fixed width."),
      Fault(
        "photo.look", ["lowContrast"], [.id("photo.look.3"), .text("Fade")],
        "White name at the pale end of a gradient."),
      Fault(
        "photo.cropJa", ["placeholder", "missing"], [.key("Crop"), .text("TODO")], "ja",
        "A translation is TODO."),
    ]
  ) { AnyView(PhotoScreen()) }
}
