import CalqueTesting
import Foundation
import SwiftUI

/// The registration of a pipe organ: stops, pistons and the swell.
struct OrganScreen: View {
  static let unseen = UnseenScreen(
    name: "organ", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "organ.columns", ["broken", "truncated"],
        [
          .id("stop"), .key("Great coupler"), .key("Chimney flute"), .key("Principal"),
          .key("Trumpet"), .key("Mixture"), .key("Pointed flute"),
        ], "de",
        "four columns are too narrow for the German names"),
      Fault(
        "organ.knob", ["clipped", "overflowing", "truncated"],
        [
          .id("stop"), .id("feet"), .key("Great coupler"), .key("Principal"), .key("Chimney flute"),
          .key("Pointed flute"), .text("8′"), .text("4′"),
        ], "en", text: .accessibility2,
        "a tile of 44 points cuts the name and the feet"),
      Fault(
        "organ.pistons", ["unreachable"], [.id("pistons"), .id("piston")], "en",
        "the row of pistons cannot be scrolled"),
      Fault(
        "organ.swell", ["overlapping"],
        [.id("swell"), .id("swellValue"), .key("Swell pedal opening"), .text("35")], "de",
        "the value is in a ZStack with its label"),
      Fault(
        "organ.lock", ["covered"], [.id("tile")], "en",
        "the layer of the locked console takes the taps also when it is not locked"),
      Fault(
        "organ.cyrillic", ["mixedScripts"], [.key("Principal"), .id("stop")], "de",
        "the P of Prinzipal is Cyrillic"),
      Fault(
        "organ.literal", ["literal"], [.id("memory"), .text("Memory")], "en-XA",
        "the text is a String, so that nobody translates it"),
      Fault(
        "organ.shrunk", ["shrunk"],
        [.id("hint"), .key("Hold a piston to store the current stops")], "de", se: true,
        "a minimum scale of 0.3 makes the hint unreadable"),
      Fault(
        "organ.dark", ["lowContrast"], [.id("feet"), .text("8′"), .text("4′")], "en", dark: true,
        "the feet are black in dark appearance"),
    ]
  ) { AnyView(OrganScreen()) }

  @State private var opening = 0.35
  @State private var drawn: Set<String> = ["Principal", "Trumpet"]
  @Environment(\.dynamicTypeSize) private var textSize
  private let stops = [
    ("Principal", "8′"), ("Chimney flute", "8′"), ("Pointed flute", "4′"), ("Trumpet", "8′"),
    ("Mixture", "2′"), ("Great coupler", "16′"),
  ]

  private var columns: [GridItem] {
    let count = bug("organ.columns") ? 4 : textSize.isAccessibilitySize ? 1 : 2
    return Array(repeating: GridItem(.flexible(), spacing: 10), count: count)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          pistons
          Text("Great organ").font(.title3.bold())
          grid
          swell
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Registration")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Clear all") { drawn = [] }
        }
      }
    }
  }

  private var pistons: some View {
    VStack(alignment: .leading, spacing: 10) {
      memory
        .font(.headline)
        .accessibilityIdentifier("memory")
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(1..<11) { number in
            Button {
            } label: {
              Text(number, format: .number)
                .font(.headline)
                .foregroundStyle(.white)
                .padding(.horizontal, 8)
                .frame(minWidth: 48, minHeight: 48)
                .background(
                  Color(red: 0.4, green: 0.2, blue: 0.1), in: RoundedRectangle(cornerRadius: 12))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Piston \(number)"))
            .accessibilityIdentifier("piston")
          }
        }
      }
      .scrollDisabled(bug("organ.pistons"))
      .accessibilityIdentifier("pistons")
      Text("Hold a piston to store the current stops")
        .font(.subheadline)
        .lineLimit(pick("organ.shrunk", 1, nil))
        .minimumScaleFactor(pick("organ.shrunk", 0.3, 1))
        .frame(maxWidth: pick("organ.shrunk", 190, nil), alignment: .leading)
        .accessibilityIdentifier("hint")
    }
    .card()
  }

  private var memory: Text {
    let title = "Memory level"
    return bug("organ.literal") ? Text(title) : Text("Memory level")
  }

  private var grid: some View {
    LazyVGrid(columns: columns, spacing: 10) {
      ForEach(stops, id: \.0) { stop in
        Button {
          drawn.formSymmetricDifference([stop.0])
        } label: {
          tile(stop.0, stop.1)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(drawn.contains(stop.0) ? .isSelected : [])
        .accessibilityIdentifier("tile")
      }
    }
    .overlay {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture {}
        .allowsHitTesting(bug("organ.lock"))
        .accessibilityHidden(true)
    }
  }

  private func tile(_ name: String, _ feet: String) -> some View {
    VStack(spacing: 4) {
      Text(LocalizedStringKey(name))
        .font(.headline)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("stop")
      Text(verbatim: feet)
        .font(.subheadline)
        .foregroundStyle(bug("organ.dark") ? Color.black : Color.primary)
        .accessibilityIdentifier("feet")
    }
    .padding(bug("organ.columns") ? 4 : 12)
    .frame(maxWidth: .infinity, minHeight: bug("organ.knob") ? nil : 76)
    .frame(height: pick("organ.knob", 44, nil))
    .background(Color(.secondarySystemGroupedBackground))
    .overlay {
      if drawn.contains(name) {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor, lineWidth: 2)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  private var swell: some View {
    VStack(alignment: .leading) {
      let layout =
        bug("organ.swell")
        ? AnyLayout(ZStackLayout(alignment: .leading))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      layout {
        Text("Swell pedal opening").font(.headline).accessibilityIdentifier("swell")
        Text(opening, format: .percent).monospacedDigit().accessibilityIdentifier("swellValue")
      }
      Slider(value: $opening) { Text("Swell pedal opening") }
    }
    .card()
  }
}
