import SwiftUI

struct OnboardingScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Button {
        } label: {
          Text("Skip").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("skip")
      }
      .padding(.horizontal, 20)
      TabView(selection: $page) {
        pageOne.tag(0)
        pageTwo.tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      dots
      VStack(spacing: 12) {
        Button("Create an account") {}
          .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.75, green: 0.2, blue: 0.25)))
          .accessibilityIdentifier("create")
        Button {
        } label: {
          Text("I already have an account").frame(maxWidth: .infinity, minHeight: 44).contentShape(
            Rectangle())
        }
        .buttonStyle(.plain)
        .padding(.top, bug("onboard.tight") ? -40 : 0)
        .accessibilityIdentifier("signIn")
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 8)
    }
    .background(background)
  }

  @ViewBuilder private var background: some View {
    if bug("onboard.background") {
      LinearGradient(
        colors: [
          Color(red: 0.35, green: 0.05, blue: 0.1), Color(red: 0.95, green: 0.85, blue: 0.8),
        ], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    } else {
      Color(.systemBackground).ignoresSafeArea()
    }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(0..<2) { index in
        Circle().fill(index == page ? Color.primary : Color.secondary.opacity(0.4)).frame(
          width: 8, height: 8)
      }
    }
    .padding(.vertical, 12)
    .accessibilityHidden(true)
  }

  private var pageOne: some View {
    ScrollView {
      VStack(spacing: 16) {
        illustration
        Text("Share rides with your neighbours")
          .font(.title.bold())
          .multilineTextAlignment(.center)
          .lineLimit(bug("onboard.headline") ? 1 : nil)
          .rotation3DEffect(.degrees(bug("onboard.flip") ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .accessibilityIdentifier("headline")
        if bug("onboard.copy") {
          Text("Split the cost of fuel, save time and meet the people next door.")
            .frame(width: 420)
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("copy")
        } else if bug("onboard.copyLetters") {
          Text("Split the cost of fuel, save time and meet the people next door.")
            .font(.custom("Inter", size: 17))
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("copy")
        } else {
          Text("Split the cost of fuel, save time and meet the people next door.")
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .accessibilityIdentifier("copy")
        }
        Text("Tested by \(40000) drivers")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("drivers")
      }
      .padding(.horizontal, 24)
    }
  }

  private var pageTwo: some View {
    Text("Pay with your phone").font(.title.bold())
  }

  private var illustration: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 28).fill(Color(red: 0.98, green: 0.88, blue: 0.8))
      Image(systemName: "car.fill").font(.system(size: 72)).foregroundStyle(
        Color(red: 0.75, green: 0.2, blue: 0.25)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityHidden(true)
      if bug("onboard.sticker") {
        Text("Free for students").font(.footnote.bold()).foregroundStyle(.black)
          .padding(8).background(.white, in: Capsule())
          .position(x: rtl ? 260 : 80, y: 28)
          .accessibilityIdentifier("sticker")
      } else {
        Text("Free for students").font(.footnote.bold())
          .foregroundStyle(bug("onboard.stickerColor") ? Color.primary : Color.black)
          .padding(8)
          .background(bug("onboard.stickerColor") ? Color.white : Color.white, in: Capsule())
          .padding(12)
          .accessibilityIdentifier("sticker")
      }
    }
    .frame(height: 200)
  }

  static let unseen = UnseenScreen(
    name: "onboard", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "onboard.tight", ["covered", "overlapping"],
        [
          .id("create"), .id("signIn"), .key("Create an account"),
          .key("I already have an account"),
        ], "negative padding between the buttons"),
      Fault(
        "onboard.background", ["lowContrast"], [.id("skip"), .id("headline")],
        "dark top of a gradient behind black text"),
      Fault(
        "onboard.headline", ["truncated"], [.key("Share rides with your neighbours")], "de",
        "lineLimit(1)"),
      Fault("onboard.flip", ["turnedPicture"], [.id("headline")], "rotation3DEffect 180°"),
      Fault(
        "onboard.copy", ["overflowing", "clipped", "outside"], [.id("copy")],
        "420 points on a screen of 393"),
      Fault("onboard.sticker", ["notMirrored"], [.id("sticker"), .any], "ar", "position"),
      Fault(
        "onboard.stickerColor", ["lowContrast"], [.id("sticker")], dark: true,
        "white on white in dark"),
      Fault(
        "onboard.missingJa", ["missing"], [.key("I already have an account")], "ja",
        "no ja translation"),
      Fault(
        "onboard.unknownLocale", ["unknownLocale", "missing"], [.any], "fi",
        "no Finnish in the catalog"),
      Fault(
        "onboard.mixed", ["mixedScripts"],
        [.key("Share rides with your neighbours"), .id("headline")], "de",
        "translator typed a Cyrillic/Greek letter"),
    ]
  ) { AnyView(OnboardingScreen()) }
}
