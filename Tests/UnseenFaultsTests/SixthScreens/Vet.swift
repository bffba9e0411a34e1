import CalqueTesting
import SwiftUI

struct VetScreen: View {
  @Environment(\.layoutDirection) private var direction
  private let weights: [Double] = [3.1, 3.4, 3.9, 4.1, 4.6, 4.9, 5.4]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          photo
          weightCard
          vaccineCard
          notes
          reminder
          owner
        }
        .padding()
      }
      .background(Color.gray.opacity(0.12))
      .navigationTitle("Patient file")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var photo: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: bug("vet.photoName")
          ? [Color(red: 0.55, green: 0.75, blue: 0.7), Color(red: 0.98, green: 0.93, blue: 0.78)]
          : [Color(red: 0.2, green: 0.45, blue: 0.45), Color(red: 0.15, green: 0.25, blue: 0.3)],
        startPoint: .top, endPoint: .bottom)
      Image(systemName: "pawprint.fill")
        .font(.system(size: 60))
        .foregroundStyle(.white.opacity(0.25))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Cat, four years old")
          .font(.title3.bold())
          .accessibilityIdentifier("vet.kind")
        Text("Neutered, indoor").font(.subheadline)
          .accessibilityIdentifier("vet.state")
      }
      .foregroundStyle(.white)
      .padding()
    }
    .frame(height: 170)
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  @ViewBuilder private var weightCard: some View {
    let title = Text("Weight")
      .font(.headline)
      .accessibilityIdentifier("vet.weightTitle")
    if bug("vet.titleLast") {
      VStack(alignment: .leading, spacing: 8) {
        Text("Up \(12) percent since spring").font(.subheadline)
          .accessibilityIdentifier("vet.weightText")
        curve
      }
      .padding(.top, 30)
      .overlay(alignment: .topLeading) { title }
      .modifier(VetCardStyle())
    } else {
      VStack(alignment: .leading, spacing: 8) {
        title
        Text("Up \(12) percent since spring").font(.subheadline)
          .accessibilityIdentifier("vet.weightText")
        curve
      }
      .modifier(VetCardStyle())
    }
  }

  private var curve: some View {
    let turned = direction == .rightToLeft && !bug("vet.curve")
    return Canvas { context, size in
      var line = Path()
      for (index, weight) in weights.enumerated() {
        var x = 8 + Double(index) / 6 * (size.width - 16)
        if turned { x = size.width - x }
        let y = size.height - 8 - (weight - 3) / 2.5 * (size.height - 16)
        if index == 0 {
          line.move(to: CGPoint(x: x, y: y))
        } else {
          line.addLine(to: CGPoint(x: x, y: y))
        }
        context.fill(
          Path(ellipseIn: CGRect(x: x - 4, y: y - 4, width: 8, height: 8)), with: .color(.teal))
      }
      context.stroke(line, with: .color(.teal), lineWidth: 3)
    }
    .frame(height: 90)
    .accessibilityElement()
    .accessibilityLabel(Text("Weight"))
    .accessibilityIdentifier("vet.curve")
  }

  private var vaccineCard: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Vaccinations").font(.headline)
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        vaccine("Rabies vaccination", 2023, 1)
        vaccine("Cat flu", 2024, 2)
        vaccine("Leukaemia", 2022, 3)
      }
      Divider()
      HStack {
        Text("All treatments")
        Spacer()
        Image(systemName: "chevron.forward")
          .rotationEffect(.degrees(pick("vet.chevronTurn", 180, 0)))
          .accessibilityIdentifier("vet.chevron")
      }
      .frame(minHeight: 44)
    }
    .modifier(VetCardStyle())
  }

  private func vaccine(_ name: LocalizedStringKey, _ year: Int, _ id: Int) -> some View {
    GridRow {
      Image(systemName: "syringe.fill").foregroundStyle(.teal).accessibilityHidden(true)
      Text(name)
        .frame(width: id == 1 && bug("vet.vaccineColumn") ? 72 : nil, alignment: .leading)
        .accessibilityIdentifier("vet.vaccine\(id)")
      Text("since \(String(year))").gridColumnAlignment(.trailing)
    }
  }

  private var notes: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Allergies", systemImage: "exclamationmark.triangle.fill")
        .font(.headline)
        .accessibilityIdentifier("vet.allergies")
      if bug("vet.notesClip") {
        noteText.frame(height: 52, alignment: .top).clipped()
      } else {
        noteText
      }
    }
    .modifier(VetCardStyle())
  }

  private var noteText: some View {
    Text(
      "Gets a rash from chicken and from most flea collars. Give fish only, and wash the bed each week."
    )
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityIdentifier("vet.note")
  }

  @ViewBuilder private var reminder: some View {
    let text = Label("Next visit in \(6) weeks", systemImage: "calendar")
      .accessibilityIdentifier("vet.next")
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    if bug("vet.frontGround") {
      text.overlay {
        RoundedRectangle(cornerRadius: 16).fill(Color(red: 0.8, green: 0.9, blue: 0.85))
      }
    } else {
      text.background {
        RoundedRectangle(cornerRadius: 16).fill(Color.teal.opacity(0.2))
      }
    }
  }

  private var owner: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Owner").font(.headline)
      LabeledContent("Phone") { Text(verbatim: "0171 555 0142") }
      LabeledContent("Insurance") { Text("Full cover") }
      Button {
      } label: {
        Label("Call the owner", systemImage: "phone.fill")
          .frame(maxWidth: .infinity, minHeight: 44)
          .foregroundStyle(.white)
          .background(Color(red: 0.05, green: 0.35, blue: 0.35), in: Capsule())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("vet.call")
    }
    .modifier(VetCardStyle())
  }
}

struct VetCardStyle: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background(
        scheme == .dark ? Color(white: 0.14) : Color.white, in: RoundedRectangle(cornerRadius: 16))
  }
}

extension VetScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "vet", sizes: [.large],
    faults: [
      Fault(
        "vet.photoName", ["lowContrast"], [.id("vet.kind"), .id("vet.state")], "en",
        "white over a pale gradient"),
      Fault(
        "vet.titleLast", ["readingOrder"],
        [.id("vet.weightTitle"), .id("vet.weightText"), .id("vet.curve")],
        "the title of a card is an overlay: read after its content"),
      Fault(
        "vet.curve", ["fixedPicture", "notMirrored"], [.id("vet.curve")], "ar",
        "a curve in time in a Canvas that is not turned"),
      Fault(
        "vet.vaccineColumn", ["broken"], [.id("vet.vaccine1"), .key("Rabies vaccination")], "de",
        "a column of 72 points breaks a German word"),
      Fault(
        "vet.chevronTurn", ["turnedPicture", "fixedArrow"], [.id("vet.chevron")], "en",
        "chevron.forward turned by 180 degrees"),
      Fault(
        "vet.notesClip", ["clipped"], [.id("vet.note")], "de", "notes cut by a frame with clipped()"
      ),
      Fault(
        "vet.frontGround", ["overlapping"], [.id("vet.next"), .key("Next visit in %lld weeks")],
        "en", "the ground is an overlay and hides the text"),
      Fault(
        "vet.cyrillic", ["mixedScripts", "mixedFonts"], [.id("vet.allergies"), .key("Allergies")],
        "de", "a Cyrillic A in a German word"),
    ]
  ) { AnyView(VetScreen()) }
}
