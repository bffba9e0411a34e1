import SwiftUI

/// Places its views around a circle, the first one on top.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = bounds.width / 2 - 18
    for (index, view) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - Double.pi / 2
      view.place(
        at: CGPoint(
          x: bounds.midX + radius * CGFloat(cos(angle)),
          y: bounds.midY + radius * CGFloat(sin(angle))),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Places its views in lines.
struct LinesLayout: Layout {
  var spacing = 8.0

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> ([CGRect], CGSize) {
    var frames: [CGRect] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var line: CGFloat = 0
    var widest: CGFloat = 0
    for view in subviews {
      var size = view.sizeThatFits(.unspecified)
      if size.width > width {
        size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      if x > 0, x + size.width > width {
        x = 0
        y += line + spacing
        line = 0
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return (frames, CGSize(width: widest, height: y + line))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(proposal.width ?? .infinity, subviews).1
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(bounds.width, subviews).0) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A metronome for people who practice.
struct TempoScreen: View {
  @State private var bpm = 96.0
  @State private var part = 1
  @State private var open = true
  private let violet = Color(red: 0.36, green: 0.16, blue: 0.6)
  private let parts: [LocalizedStringKey] = [
    "Quarter notes", "Eighth notes", "Triplets", "Sixteenth notes",
  ]

  var body: some View {
    Group {
      if bug("tempo.noScroll") {
        VStack(spacing: 20) {
          page
          start
        }
      } else {
        ScrollView { page }
          .safeAreaInset(edge: .bottom, spacing: 0) { start }
      }
    }
    .ignoresSafeArea(edges: bug("tempo.safeArea") ? .top : [])
    .background(Color(.systemBackground))
  }

  private var page: some View {
    VStack(spacing: 20) {
      header
      dial
      speed
      LinesLayout {
        ForEach(0..<4) { index in chip(index) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      history
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  private var header: some View {
    HStack {
      Text("Metronome").font(.title2.bold()).accessibilityIdentifier("title")
      Spacer()
      Menu {
        Button("Waltz") {}
        Button("March") {}
      } label: {
        Label("Presets", systemImage: "music.note.list")
          .labelStyle(.titleAndIcon)
          .foregroundStyle(Color.primary)
          .frame(minHeight: 44)
      }
      .accessibilityIdentifier("presets")
    }
  }

  private var dial: some View {
    ZStack {
      if !bug("tempo.ground") { disc }
      RadialLayout {
        ForEach(1..<9) { beat in
          Text(verbatim: "\(beat)")
            .font(.headline)
            .rotationEffect(.degrees(bug("tempo.rotated") ? Double(beat - 1) * 45 : 0))
            .accessibilityIdentifier("beat\(beat)")
        }
      }
      VStack(spacing: 2) {
        Text(verbatim: "96")
          .font(.system(size: 56, weight: .bold))
          .accessibilityIdentifier("bpm")
        Text("Walking pace")
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .lineLimit(bug("tempo.shrink") ? 1 : nil)
          .minimumScaleFactor(pick("tempo.shrink", 0.2, 1))
          .frame(width: bug("tempo.shrink") ? 54 : 128)
          .accessibilityIdentifier("pace")
      }
      .foregroundStyle(Color.white)
      .frame(width: bug("tempo.circle") ? 76 : nil, height: bug("tempo.circle") ? 76 : nil)
      .clipShape(bug("tempo.circle") ? AnyShape(Circle()) : AnyShape(Rectangle()))
      if bug("tempo.ground") { disc }
    }
    .frame(width: 240, height: 240)
  }

  private var disc: some View {
    Circle().fill(violet).frame(width: 168, height: 168)
  }

  private var speed: some View {
    ZStack {
      HStack(spacing: 12) {
        Button {
        } label: {
          Image(systemName: "minus").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Slower")
        .accessibilityIdentifier("slower")
        Slider(value: $bpm, in: 40...208)
          .accessibilityLabel("Tempo")
          .accessibilityIdentifier("speed")
        Button {
        } label: {
          Image(systemName: "plus").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Faster")
        .accessibilityIdentifier("faster")
      }
      .foregroundStyle(Color.primary)
      if bug("tempo.glass") {
        RoundedRectangle(cornerRadius: 22)
          .fill(Color.purple.opacity(0.12))
          .frame(height: 44)
          .contentShape(Rectangle())
          .onTapGesture {}
      }
    }
  }

  private func chip(_ index: Int) -> some View {
    Button {
      part = index
    } label: {
      Text(parts[index])
        .font(.subheadline)
        .foregroundStyle(index == part ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(index == part ? violet : Color(.secondarySystemBackground), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("part\(index)")
  }

  private var history: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        open.toggle()
      } label: {
        HStack {
          Text("Practice this week").font(.headline)
          Spacer()
          Image(systemName: "chevron.forward")
            .rotationEffect(.degrees(bug("tempo.chevron") ? 180 : 0))
            .accessibilityIdentifier("chevron")
        }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("history")
      Text("\(3) hours in total").font(.subheadline).accessibilityIdentifier("sum")
    }
  }

  private var start: some View {
    Button("Start") {}
      .buttonStyle(PrimaryButtonStyle(tint: violet))
      .accessibilityIdentifier("start")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(Color(.systemBackground))
  }
}

extension TempoScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "tempo", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "tempo.shrink", ["shrunk"], [.id("pace"), .key("Walking pace")], "de",
        "the name of the tempo has letters of a few points"),
      Fault(
        "tempo.circle", ["clipped", "overflowing", "truncated"],
        [.id("bpm"), .id("pace"), .key("Walking pace"), .text("96")],
        "de", text: .xxxLarge, "the number and the tempo are cut by the inner circle"),
      Fault(
        "tempo.rotated", ["turnedPicture"], [.id("beat5"), .id("beat4"), .id("beat6")], "en",
        "the beats below are on their heads: 6 is read as 9"),
      Fault(
        "tempo.glass", ["covered"], [.id("slower"), .id("faster")], "en",
        "a pane over the slider takes the touches of minus and plus"),
      Fault(
        "tempo.ground", ["overlapping"],
        [.id("bpm"), .id("pace"), .key("Walking pace"), .text("96")], "en",
        "the disc is drawn over the number"),
      Fault(
        "tempo.noScroll",
        ["outside", "clipped", "overflowing", "underBar", "truncated", "overlapping"],
        [
          .id("start"), .key("Start"), .id("title"), .id("presets"), .key("Metronome"),
          .key("Presets"), .id("sum"), .key("%lld hours in total"),
        ],
        "de", se: true, text: .xxxLarge,
        "too high for the small phone, and does not scroll: the start is below the screen"),
      Fault(
        "tempo.safeArea", ["underBar"],
        [.id("title"), .id("presets"), .key("Metronome"), .key("Presets")], "en",
        "the title is under the clock of the status bar"),
      Fault(
        "tempo.chevron", ["turnedPicture", "fixedArrow"], [.id("chevron"), .id("history")], "en",
        "the chevron points back"),
    ]
  ) { AnyView(TempoScreen()) }
}
