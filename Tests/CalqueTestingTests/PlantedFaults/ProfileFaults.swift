import Calque
import Foundation

/// A person.
struct ProfileFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault(
      "profileCutBio", "truncated", at: "bio", key: "Climbs hills, takes pictures.", "de",
      [
        "Climbs hills, takes pictures.":
          "Klettert auf hohe Berge, fotografiert bei jedem Wetter und schreibt abends alles auf."
      ]),
    PlantedFault(
      "profileBrokenCount", "broken", at: "followers", key: "Followers", "de",
      ["Followers": "Followerinnenzahl"]),
    PlantedFault(
      "profileShrunkPlaces", "shrunk", at: "places", key: "Places", "de",
      ["Places": "Besuchte Orte und Länder weltweit"]),
    PlantedFault("profileNameOnPicture", "lowContrast", at: "name"),
    PlantedFault(
      "profileBioOverName", "overlapping", at: "bio", key: "Climbs hills, takes pictures."),
    PlantedFault("profileEditOutside", "outside", at: "edit"),
    PlantedFault("profileTinyEdit", "smallTouchArea", at: "edit"),
    PlantedFault("profileCoveredFollow", "covered", at: "follow"),
    PlantedFault("profileStatsReversed", "readingOrder", at: "followers"),
    PlantedFault("profileClippedName", "clipped", at: "name"),
    PlantedFault("profileMixedName", "mixedFonts", at: "name"),
  ]

  private var nameText: String {
    if has("profileMixedName") { return "Lui\u{2124}a Maj" }
    return "Luiza Maj"
  }

  var body: some View {
    VStack(spacing: 16) {
      ZStack(alignment: .bottom) {
        LinearGradient(
          colors: [Color(white: has("profileNameOnPicture") ? 0.9 : 0.2), Color(white: 0.25)],
          startPoint: .bottom, endPoint: .top)
        Text(verbatim: nameText).font(.largeTitle).bold().foregroundStyle(.white)
          .offset(y: has("profileClippedName") ? 18 : -10)
          .accessibilityIdentifier("name")
      }
      .frame(height: 160)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      Text("Climbs hills, takes pictures.").lineLimit(1)
        .offset(y: has("profileBioOverName") ? -57 : 0)
        .accessibilityIdentifier("bio")
      stats
      actions
      Spacer()
    }
    .padding()
  }

  private var stats: some View {
    HStack(spacing: 8) {
      stat("Followers", "1.204", "followers", priority: has("profileStatsReversed") ? -1 : 0)
      stat("Photos", "318", "photos")
      stat("Places", "27", "places")
    }
  }

  private func stat(
    _ title: LocalizedStringKey, _ count: String, _ name: String, priority: Double = 0
  ) -> some View {
    VStack {
      Text(verbatim: count).font(.title2).bold()
      if name == "places" {
        Text(title).lineLimit(1).minimumScaleFactor(0.3).accessibilityIdentifier(name)
      } else {
        Text(title).accessibilitySortPriority(priority).accessibilityIdentifier(name)
      }
    }
    .frame(width: 100)
  }

  private var actions: some View {
    ZStack {
      HStack {
        Button {
        } label: {
          Text("Follow").frame(width: 120, height: 44)
        }
        .accessibilityIdentifier("follow")
        Button {
        } label: {
          Image(systemName: "pencil").frame(
            width: has("profileTinyEdit") ? 14 : 44, height: has("profileTinyEdit") ? 14 : 44
          )
          .contentShape(Rectangle())
        }
        .accessibilityLabel("Edit")
        .accessibilityIdentifier("edit")
        .offset(x: has("profileEditOutside") ? 120 : 0)
      }
      if has("profileCoveredFollow") {
        Color.gray.opacity(0.1).frame(width: 240, height: 60)
      }
    }
  }
}
