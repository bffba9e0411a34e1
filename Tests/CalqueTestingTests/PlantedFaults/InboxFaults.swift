import Calque
import Foundation

/// Rows of mails.
struct InboxFaultScreen: FaultyScreen {
  let fault: String?

  static let faults = [
    PlantedFault(
      "inboxCutSubject", "truncated", at: "subject", key: "Meeting on Monday", "de",
      ["Meeting on Monday": "Besprechung am Montag mit allen Abteilungen des Hauses"]),
    PlantedFault("inboxTimeStays", "notMirrored", at: "time"),
    PlantedFault("inboxAvatarStays", "notMirrored", at: "avatar"),
    PlantedFault("inboxDoubleTurn", "notMirrored", at: "preview"),
    PlantedFault("inboxSenderOverTime", "overlapping", at: "time", key: "Yesterday", "de"),
    PlantedFault("inboxFaintPreview", "lowContrast", at: "preview", key: "Can we move it to ten?"),
    PlantedFault("inboxLorem", "placeholder", at: "preview"),
    PlantedFault(
      "inboxPercent", "placeholder", at: "time", key: "Yesterday", "de",
      [
        "Yesterday": "Vor %d Tagen"
      ]),
    PlantedFault("inboxTinyDelete", "smallTouchArea", at: "delete"),
    PlantedFault("inboxLiteralPreview", "literal", at: "preview", "en-XA"),
    PlantedFault("inboxMissingPicture", "unknownImage", at: "avatar"),
    PlantedFault("inboxPreviewFirst", "readingOrder", at: "subject"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Inbox").font(.largeTitle).bold()
      HStack(alignment: .top, spacing: 12) {
        avatar
        VStack(alignment: .leading, spacing: 4) {
          top
          Text("Meeting on Monday").lineLimit(1).accessibilityIdentifier("subject")
            .accessibilitySortPriority(has("inboxPreviewFirst") ? -1 : 0)
          preview
        }
      }
      Button {
      } label: {
        Text("Delete").font(has("inboxTinyDelete") ? .system(size: 9) : .body)
          .foregroundStyle(Color(.sRGB, red: 0.7, green: 0, blue: 0))
          .frame(width: has("inboxTinyDelete") ? 20 : nil)
          .frame(minWidth: has("inboxTinyDelete") ? 0 : 44)
          .frame(minHeight: has("inboxTinyDelete") ? 0 : 44)
          .contentShape(Rectangle())
      }
      .accessibilityIdentifier("delete")
      Spacer()
    }
    .padding()
  }

  @ViewBuilder private var avatar: some View {
    if has("inboxMissingPicture") {
      Image("avatars/anna").frame(width: 44, height: 44).accessibilityIdentifier("avatar")
    } else if has("inboxAvatarStays") {
      GlobalShift(x: 20) { circle }
    } else {
      circle
    }
  }

  private var circle: some View {
    Circle().fill(.teal).frame(width: 44, height: 44).accessibilityIdentifier("avatar")
  }

  private var top: some View {
    HStack {
      Text("Anna Berger").font(.headline)
      Spacer()
      time
    }
    .environment(\.layoutDirection, has("inboxTimeStays") ? .leftToRight : direction)
  }

  @Environment(\.layoutDirection) private var direction

  private var time: some View {
    Text("Yesterday").font(.subheadline)
      .offset(x: has("inboxSenderOverTime") ? -190 : 0)
      .accessibilityIdentifier("time")
  }

  @ViewBuilder private var preview: some View {
    let edge = direction == .rightToLeft ? Edge.Set.trailing : .leading
    if has("inboxLorem") {
      Text(verbatim: "Lorem ipsum dolor sit amet").accessibilityIdentifier("preview")
    } else if has("inboxLiteralPreview") {
      Text(verbatim: "Can we move it to ten?").accessibilityIdentifier("preview")
    } else {
      Text("Can we move it to ten?").font(.subheadline)
        .foregroundStyle(Color(white: has("inboxFaintPreview") ? 0.8 : 0.35))
        .accessibilityIdentifier("preview")
        .padding(has("inboxDoubleTurn") ? edge : [], 24)
    }
  }
}

/// A view at a place that is counted from the left edge of the screen.
struct GlobalShift<Content: View>: View {
  let x: CGFloat
  @ViewBuilder let content: Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    // As if points to the right were meant, whatever the direction is.
    content.offset(x: direction == .rightToLeft ? -x : x)
  }
}
