import SwiftUI

private struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX * 1.2, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: -rect.maxX * 0.2, y: rect.midY)
      )
    }
  }
}

private struct Picture: View {
  var top: Color
  var bottom: Color
  var body: some View {
    ZStack {
      LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
      Leaf().fill(Color.white.opacity(0.35)).padding(24)
    }
  }
}

struct PlantScreen: View {
  @State private var isOpen = true
  private let facts: [(LocalizedStringKey, LocalizedStringKey)] = [
    ("Origin", "Rainforests of Central America"),
    ("Watering", "Once a week"),
    ("Light", "Bright, without direct sun"),
    ("Humidity", "High"),
  ]
  private let gallery: [LocalizedStringKey] = [
    "Young leaf", "Aerial root", "Fruit", "Variegated form", "Seedling",
  ]

  var body: some View {
    List {
      Text("Swiss cheese plant")
    }
    .sheet(isPresented: $isOpen) { article }
  }

  private var article: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          hero
          Text(
            "Holes form in the leaves as the plant grows older, so that wind and rain can pass through them."
          )
          infobox
          figure
          Text("Pictures").font(.headline)
          strip
          chart
          Text("Text available under a free licence.")
            .font(.footnote)
            .accessibilityIdentifier("licence")
        }
        .padding()
      }
      .navigationTitle("Monstera")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Done") { isOpen = false } }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Edit", systemImage: "pencil") {}.labelStyle(.iconOnly)
        }
      }
    }
  }

  private var hero: some View {
    ZStack(alignment: .bottom) {
      if bug("plant.captionBehind") { heroCaption }
      Picture(
        top: Color(red: 0.7, green: 0.9, blue: 0.7),
        bottom: Color(red: 0.85, green: 0.95, blue: 0.6)
      )
      .accessibilityElement()
      .accessibilityLabel("Photo of a large plant")
      if !bug("plant.captionBehind") { heroCaption }
    }
    .frame(height: 200)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .overlay(alignment: .topTrailing) {
      Button("Save article", systemImage: "bookmark") {}
        .labelStyle(.iconOnly)
        .buttonStyle(RoundStyle(ground: .white))
        .foregroundStyle(.black)
        .accessibilityIdentifier("save")
        .padding(8)
        .offset(x: bug("plant.saveOut") ? 44 : 0)
    }
  }

  private var heroCaption: some View {
    Text("A plant in its fourth year")
      .font(.footnote)
      .foregroundStyle(.white)
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.black.opacity(0.75))
      .accessibilityIdentifier("heroCaption")
  }

  private var infobox: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: 8) {
      ForEach(0..<4) { index in
        GridRow {
          Text(facts[index].0)
            .bold()
            .frame(width: pick("plant.factWidth", 52, nil), alignment: .leading)
          Text(facts[index].1)
            .foregroundStyle(
              bug("plant.factSky") && index == 0 ? Color.cyan.opacity(0.6) : Color.primary
            )
            .gridColumnAlignment(.leading)
        }
      }
    }
    .font(.subheadline)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 12))
  }

  private var figure: some View {
    HStack(alignment: .top, spacing: 12) {
      Picture(
        top: Color(red: 0.3, green: 0.6, blue: 0.4),
        bottom: Color(red: 0.1, green: 0.35, blue: 0.25)
      )
      .frame(width: 120, height: 120)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .accessibilityElement()
      .accessibilityLabel("Photo of a flower")
      VStack(alignment: .leading, spacing: 4) {
        Text("Flower").font(.headline)
        Text("Indoors, it hardly ever flowers. The white spathe surrounds a cream-coloured spadix.")
          .font(.footnote)
      }
    }
    .frame(height: pick("plant.figureCut", 70, nil), alignment: .top)
    .clipped(bug("plant.figureCut"))
  }

  @ViewBuilder private var strip: some View {
    if bug("plant.noScrollStrip") {
      thumbs
    } else {
      ScrollView(.horizontal, showsIndicators: false) { thumbs }
    }
  }

  private var thumbs: some View {
    HStack(alignment: .top, spacing: 10) {
      ForEach(0..<5) { index in
        VStack(alignment: .leading, spacing: 4) {
          Picture(top: Color(red: 0.2 + 0.1 * Double(index), green: 0.7, blue: 0.4), bottom: .green)
            .frame(width: 100, height: 70)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .accessibilityElement()
            .accessibilityLabel("Photo")
          Text(gallery[index])
            .font(.caption)
            .frame(width: 100, alignment: .leading)
            .lineLimit(index == 3 && bug("plant.thumbLimit") ? 1 : nil)
        }
        .accessibilityIdentifier("thumb\(index)")
      }
    }
  }

  private var chart: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Growth by month").font(.headline)
      Canvas { context, size in
        var line = Path()
        line.move(to: CGPoint(x: 0, y: size.height * 0.95))
        line.addLine(to: CGPoint(x: size.width * 0.4, y: size.height * 0.8))
        line.addLine(to: CGPoint(x: size.width * 0.7, y: size.height * 0.3))
        line.addLine(to: CGPoint(x: size.width, y: size.height * 0.1))
        context.stroke(line, with: .color(.green), lineWidth: 3)
      }
      .flipsForRightToLeftLayoutDirection(!bug("plant.chartFixed"))
      .frame(height: 80)
      .accessibilityElement()
      .accessibilityLabel("Growth chart")
      .accessibilityIdentifier("chart")
      HStack {
        Text("March")
        Spacer()
        Text("October")
      }
      .font(.caption)
    }
  }
}

extension View {
  @ViewBuilder fileprivate func clipped(_ on: Bool) -> some View {
    if on { self.clipped() } else { self }
  }
}

extension PlantScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "plant", sizes: [.large],
    faults: [
      Fault(
        "plant.captionBehind", ["overlapping"], [.id("heroCaption")],
        "a picture in front of its caption"),
      Fault(
        "plant.factWidth", ["broken", "truncated", "overflowing"],
        [.key("Humidity"), .key("Watering")], "de", "narrow column of an infobox"),
      Fault(
        "plant.noScrollStrip", ["overflowing", "outside", "clipped", "unreachable"],
        [.key("Seedling"), .key("Variegated form"), .id("heroCaption")],
        "row of pictures without a scroll view"),
      Fault(
        "plant.chartFixed", ["fixedPicture", "notMirrored"], [.id("chart")], "ar",
        "a chart that is not mirrored while its months are"),
      Fault("plant.arMissing", ["missing"], [.key("Once a week")], "ar", "no Arabic translation"),
      Fault(
        "plant.deReplacement", ["placeholder"], [.key("Young leaf")], "de",
        "U+FFFD in a translation"),
    ]
  ) { AnyView(PlantScreen()) }
}
