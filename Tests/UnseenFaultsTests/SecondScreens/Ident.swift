import SwiftUI

struct PrimaryStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(.indigo, in: RoundedRectangle(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct IdentScreen: View {
  @State private var agreed = true

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(white: 0.05), Color(white: 0.2)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 12) {
        top
        progress
        Spacer(minLength: 0)
        frame
        Text("Hold your passport inside the frame")
          .font(.headline)
          .multilineTextAlignment(.center)
          .foregroundStyle(bug("ident.hintDark") ? Color(white: 0.35) : Color.white)
          .accessibilityIdentifier("hint")
        Text("Avoid shadows and reflections")
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .foregroundStyle(.white)
          .padding(.top, pick("ident.hintsTight", -26, 0))
          .accessibilityIdentifier("avoid")
        Spacer(minLength: 0)
      }
      .padding(.horizontal)
      .ignoresSafeArea(edges: bug("ident.topUnderIsland") ? .top : [])
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { consent }
  }

  private var top: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "xmark")
          .font(.title3)
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Close")
      .accessibilityIdentifier("close")
      Spacer()
      Text("Identity check")
        .font(.headline)
        .foregroundStyle(.white)
        .accessibilitySortPriority(pick("ident.titleLast", -5, 0))
        .accessibilityIdentifier("title")
      Spacer()
      Button {
      } label: {
        Image(systemName: "bolt.fill")
          .font(.title3)
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
      }
      .accessibilityLabel("Flash")
      .accessibilityIdentifier("flash")
    }
  }

  private var progress: some View {
    VStack(alignment: .leading, spacing: 6) {
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.3))
          if bug("ident.progressLeft") {
            Capsule().fill(.white)
              .frame(width: space.size.width / 3)
              .accessibilityIdentifier("bar-left")
              .frame(maxWidth: .infinity, alignment: .leading)
              .environment(\.layoutDirection, .leftToRight)
          } else {
            Capsule().fill(.white)
              .frame(width: space.size.width / 3)
              .accessibilityIdentifier("bar")
          }
        }
      }
      .frame(height: 6)
      HStack(alignment: .firstTextBaseline) {
        Text("Step \(2) of \(4)")
          .font(.footnote)
          .accessibilityIdentifier("step")
        Spacer(minLength: 8)
        Text("Photograph the document")
          .font(.footnote)
          .lineLimit(bug("ident.taskShrunk") ? 1 : nil)
          .minimumScaleFactor(bug("ident.taskShrunk") ? 0.2 : 1)
          .frame(width: bug("ident.taskShrunk") ? 70 : nil)
          .accessibilityIdentifier("task")
      }
      .foregroundStyle(.white)
    }
  }

  private var frame: some View {
    RoundedRectangle(cornerRadius: 14)
      .stroke(.white, style: StrokeStyle(lineWidth: 3, dash: [12, 8]))
      .frame(maxWidth: 300, minHeight: 90, maxHeight: 190)
      .overlay {
        VStack(spacing: 6) {
          Image(systemName: "person.text.rectangle").font(.largeTitle)
            .accessibilityHidden(true)
          Text("Front side")
            .font(.subheadline)
            .scaleEffect(x: bug("ident.sideMirrored") ? -1 : 1, y: 1)
            .accessibilityIdentifier("side")
        }
        .foregroundStyle(.white)
      }
      .overlay(alignment: .bottomTrailing) {
        Text(bug("ident.lightLiteral") ? LocalizedStringKey(lightText) : "Good light")
          .font(.caption)
          .foregroundStyle(.black)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.white, in: Capsule())
          .padding(8)
          .accessibilityIdentifier("light")
      }
  }

  private var lightText: String { "Light is good" }

  private var consent: some View {
    VStack(alignment: .leading, spacing: 10) {
      Capsule().fill(.gray).frame(width: 36, height: 5)
        .frame(maxWidth: .infinity)
        .accessibilityHidden(true)
      Text("Your consent").font(.title3.bold())
        .accessibilityIdentifier("consent-title")
      Text(
        "We compare your face with the picture in your passport and delete both after thirty days."
      )
      .font(.subheadline)
      .frame(height: bug("ident.consentCut") ? 22 : nil, alignment: .top)
      .fixedSize(horizontal: false, vertical: !bug("ident.consentCut"))
      .accessibilityIdentifier("consent-text")
      HStack(spacing: 10) {
        Button {
          agreed.toggle()
        } label: {
          Image(systemName: agreed ? "checkmark.square.fill" : "square")
            .font(bug("ident.checkTiny") ? .caption : .title2)
            .frame(
              width: bug("ident.checkTiny") ? 18 : 44, height: bug("ident.checkTiny") ? 18 : 44)
        }
        .tint(.indigo)
        .accessibilityLabel("I agree")
        .accessibilityIdentifier("check")
        Text("I have read the privacy notice")
          .font(.subheadline)
          .accessibilityIdentifier("notice")
      }
      ZStack {
        Button("Start the check") {}
          .buttonStyle(PrimaryStyle())
          .accessibilityIdentifier("start")
        if bug("ident.fadeOver") {
          LinearGradient(
            colors: [.white.opacity(0), .white.opacity(0.05)], startPoint: .top, endPoint: .bottom
          )
          .frame(height: 60)
        }
      }
      .layoutPriority(1)
      HStack {
        Text("Secured by encryption")
          .font(.caption)
          .frame(maxWidth: bug("ident.secureOut") ? .infinity : nil, alignment: .leading)
          .offset(x: bug("ident.secureOut") ? 250 : 0)
          .accessibilityIdentifier("secure")
        Image(systemName: "lock.fill").font(.caption).accessibilityHidden(true)
      }
      .frame(maxWidth: .infinity)
    }
    .padding()
    .background {
      UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
        .fill(.background)
        .ignoresSafeArea(edges: .bottom)
    }
  }
}

extension IdentScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "ident", sizes: [.large],
    faults: [
      Fault(
        "ident.hintDark", ["lowContrast"], [.id("hint")], "en",
        "dark gray over the dark camera picture"),
      Fault(
        "ident.hintsTight", ["overlapping"], [.id("hint"), .id("avoid")], "en",
        "negative padding: text over text"),
      Fault(
        "ident.topUnderIsland", ["underBar", "covered", "overlapping"],
        [.id("title"), .id("close"), .id("flash")], "en", "the title is under the status bar"),
      Fault(
        "ident.titleLast", ["readingOrder"], [.id("title")], "en", "title read after the buttons"),
      Fault(
        "ident.progressLeft", ["notMirrored"], [.id("bar-left")], "ar", "progress from the left"),
      Fault(
        "ident.taskShrunk", ["shrunk", "truncated"], [.id("task")], "de",
        "letters shrink to a fifth"),
      Fault(
        "ident.sideMirrored", ["turnedPicture"], [.id("side")], "en", "text flipped like a selfie"),
      Fault(
        "ident.lightLiteral", ["missing", "literal"], [.id("light"), .text("Light is good")], "de",
        "a key that no catalog has"),
      Fault(
        "ident.consentCut", ["truncated", "clipped"], [.id("consent-text")], "de",
        "two lines of height for the consent"),
      Fault("ident.checkTiny", ["smallTouchArea"], [.id("check")], "en", "18 points"),
      Fault(
        "ident.fadeOver", ["covered"], [.id("start"), .key("Start the check")], "en",
        "a fade takes the touches"),
      Fault(
        "ident.secureOut", ["overflowing", "outside", "clipped"], [.id("secure")], "en",
        "text moved over the edge of the screen"),
      Fault(
        "ident.stepLost", ["localization", "placeholder", "missing"],
        [.key("Step %lld of %lld"), .id("step")], "ar",
        "the second number has a specifier for a text"),
      Fault(
        "ident.longWord", ["broken", "overflowing", "truncated", "clipped"],
        [.key("I have read the privacy notice"), .id("notice")], "de",
        "a translator's word that is wider than its place"),
    ]
  ) { AnyView(IdentScreen()) }
}
