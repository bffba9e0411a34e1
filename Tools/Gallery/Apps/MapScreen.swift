import Calque
import Foundation

/// A map with a route, and a card with what is known of it.
struct MapScreen: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.25)))
        for step in stride(from: 30.0, to: Double(size.height), by: 90) {
          var road = Path()
          road.move(to: CGPoint(x: 0, y: step))
          road.addLine(to: CGPoint(x: Double(size.width), y: step + 60))
          context.stroke(road, with: .color(.white.opacity(0.8)), lineWidth: 8)
        }
        for step in stride(from: 40.0, to: Double(size.width), by: 110) {
          var road = Path()
          road.move(to: CGPoint(x: step, y: 0))
          road.addLine(to: CGPoint(x: step - 50, y: Double(size.height)))
          context.stroke(road, with: .color(.white.opacity(0.8)), lineWidth: 5)
        }
        var route = Path()
        route.move(to: CGPoint(x: 90, y: 480))
        route.addCurve(
          to: CGPoint(x: 290, y: 150), control1: CGPoint(x: 130, y: 330),
          control2: CGPoint(x: 280, y: 330))
        context.stroke(
          route, with: .color(.blue), style: StrokeStyle(lineWidth: 7, lineCap: .round))
      }
      .overlay(alignment: .topLeading) {
        Image(systemName: "mappin.circle.fill")
          .font(.system(size: 34))
          .symbolRenderingMode(.palette)
          .foregroundStyle(.white, .red)
          .position(x: 290, y: 150)
      }
      // A map is not mirrored.
      .environment(\.layoutDirection, .leftToRight)
      .ignoresSafeArea()
      // Its button stays below the clock where the card is as high as the screen.
      card
    }
    .ignoresSafeArea(edges: .bottom)
  }

  /// The card, whose content scrolls where large letters need more than there is.
  private var card: some View {
    ViewThatFits(in: .vertical) {
      details
      ScrollView { details }
    }
    .background(.background, in: .rect(cornerRadius: 30))
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 14) {
      if typeSize.isAccessibilitySize {
        HStack {
          Spacer()
          close
        }
        place
      } else {
        HStack(alignment: .top) {
          place
          Spacer()
          close
        }
      }
      HStack {
        travel("car.fill", 12)
        travel("figure.walk", 41)
        travel("bicycle", 18)
      }
      Button {
      } label: {
        Label("Directions", systemImage: "arrow.triangle.turn.up.right.diamond.fill")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      LabeledContent("Arrival") { Text(AppScreens.now.addingTimeInterval(720), style: .time) }
      LabeledContent("Distance") {
        Text(
          Measurement(value: 6.4, unit: UnitLength.kilometers),
          format: .measurement(width: .abbreviated))
      }
    }
    .padding(20)
    .padding(.bottom, 20)
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  private var place: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Central Station").font(.title2).bold()
      Text("Train station, open now").font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var close: some View {
    Button {
    } label: {
      Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
    }
    .accessibilityLabel("Close")
  }

  private func travel(_ symbol: String, _ minutes: Int) -> some View {
    VStack(spacing: 4) {
      Image(systemName: symbol)
      Text(Duration.seconds(minutes * 60), format: .units(allowed: [.minutes], width: .abbreviated))
        .font(.footnote)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(.gray.opacity(0.15), in: .rect(cornerRadius: 12))
  }
}
