import Calque

/// A product with a picture, badges and a bar at the bottom.
struct LampScreen: AppScreen {
  let mistake: String?
  @State private var size = 0

  static let mistakes = [
    AppFault("lampSaleOverName", "overlapping", .key("Lamp")),
    AppFault("lampWhiteOnYellowSale", "lowContrast", .key("Sale")),
    AppFault(
      "lampBagCut", "truncated", .key("Add to bag"), "de",
      ["Add to bag": "Jetzt in den Einkaufswagen legen und weiter einkaufen"]),
    AppFault("lampBagUnusedShort", "unusedVariant", .key("Add to bag"), "de") {
      $0.widths = [
        "Add to bag": [6: "Kaufen", 40: "Jetzt in den Einkaufswagen legen und weiter einkaufen"]
      ]
    },
    AppFault("lampTextUnderBar", "underBar", .key("Details")),
    AppFault("lampScrollLocked", "unreachable", .path("scroll")),
    AppFault("lampPulledUp", "unreachable", .key("Sale")),
    AppFault("lampStarsTiny", "smallTouchArea", .view("star-2")),
    AppFault("lampUnknownAsset", "unknownImage", .view("photo")),
    AppFault("lampUnknownColor", "unknownColor", .view("dot")),
    AppFault(
      "lampPercentLeft", "placeholder", .key("Warm light for long evenings."), "de",
      ["Warm light for long evenings.": "Warmes Licht für %@ Abende."]),
    AppFault("lampSwatchesOut", "unreachable", .path("scroll")),
    AppFault("lampMirrorText", "turnedPicture", .key("Lamp"), "ar"),
    AppFault("lampTwice", "repeatedID", .screen),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          photo
          Text("Warm light for long evenings.")
          sizes
          stars
          Text("Delivered by \("12 May")").font(.subheadline)
          ForEach(pick("lampTwice", [1, 1, 2], [1, 2, 3]), id: \.self) { index in
            Text("\(index) reviews").font(.footnote)
          }
          Text("Details").font(.headline)
          Color.clear.frame(height: 700)
        }
        .padding()
        .offset(y: pick("lampPulledUp", -90, 0))
      }
      .scrollDisabled(made("lampScrollLocked"))
      .overlay(alignment: .top) {
        if made("lampTextUnderBar") { Text("Details").offset(y: -30) }
      }
      .safeAreaInset(edge: .bottom) { bag }
      .navigationTitle("Lamp")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var photo: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 16).fill(Color(.sRGB, red: 0.95, green: 0.9, blue: 0.8))
        .frame(height: 180)
      if made("lampUnknownAsset") { Image("lamp-hero").accessibilityIdentifier("photo") }
      Text("Lamp").font(.title).bold().foregroundStyle(.black)
        .scaleEffect(x: pick("lampMirrorText", -1, 1))
        .padding(12)
      Text("Sale")
        .foregroundStyle(pick("lampWhiteOnYellowSale", Color.white, Color.black))
        .padding(6)
        .background(Color(.sRGB, red: 1, green: 0.8, blue: 0.1))
        .offset(y: pick("lampSaleOverName", -10, -140))
    }
  }

  private var sizes: some View {
    HStack {
      if made("lampUnknownColor") {
        Circle().fill(Color("Brand/Warm")).frame(width: 16, height: 16)
          .accessibilityIdentifier("dot")
      }
      Text("Size")
      Spacer(minLength: pick("lampSwatchesOut", 250, 8))
      swatch("Small")
      swatch("Large").accessibilityIdentifier("large")
    }
  }

  private func swatch(_ name: LocalizedStringKey) -> some View {
    Button {
    } label: {
      Text(name).fixedSize().frame(minWidth: 60, minHeight: 44).contentShape(Rectangle())
    }
  }

  private var stars: some View {
    HStack(spacing: 4) {
      ForEach(1..<6) { index in
        Image(systemName: "star.fill")
          .frame(width: pick("lampStarsTiny", 22, 44), height: pick("lampStarsTiny", 22, 44))
          .contentShape(Rectangle())
          .onTapGesture {}
          .accessibilityIdentifier("star-\(index)")
      }
    }
  }

  private var bag: some View {
    Button {
    } label: {
      Text("Add to bag")
        .lineLimit(1)
        .frame(maxWidth: 260, minHeight: 50)
        .contentShape(Rectangle())
    }
    .frame(maxWidth: .infinity)
    .background(Color.white)
  }
}
