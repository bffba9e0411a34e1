import CalqueTesting
import SwiftUI

struct JobScreen: View {
  @State private var first = "Mara"
  @State private var last = "Ilves"
  @State private var mail = "mara@example.org"
  @State private var level = 1
  @State private var salary = 0.5
  @State private var notice = 3
  @State private var remote = true
  @State private var relocate = false
  @State private var consent = true
  @State private var letter = ""

  var body: some View {
    NavigationStack {
      form
        .navigationTitle("Application")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
    }
  }

  @ViewBuilder private var form: some View {
    if bug("job.submit") {
      fields.overlay(alignment: .bottom) { bar.ignoresSafeArea(edges: .bottom).offset(y: 30) }
    } else {
      fields.safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
  }

  private var fields: some View {
    Form {
      Section {
        HStack(alignment: .top) {
          Image(systemName: "briefcase.fill").font(.title2).foregroundStyle(.indigo)
          VStack(alignment: .leading, spacing: 4) {
            Text("Apply as \("UX")")
              .font(.headline)
              .accessibilityIdentifier("job.role")
            step
          }
        }
        ProgressView(value: 0.5).accessibilityLabel(Text("Progress"))
      }
      Section("About you") {
        TextField("First name", text: $first)
        TextField("Last name", text: $last)
        TextField("Email", text: $mail).accessibilityIdentifier("job.mail")
      }
      Section("Position") {
        Picker("Experience", selection: $level) {
          Text("Junior").tag(0)
          Text("Senior").tag(1)
        }
        Stepper("Notice of \(notice) months", value: $notice, in: 0...12)
        Toggle("Work from home", isOn: $remote)
        Toggle("Willing to move", isOn: $relocate)
      }
      Section("Salary") {
        salaryRow
        Slider(value: $salary).accessibilityLabel(Text("Expected yearly salary"))
      }
      Section("Documents") {
        document("Curriculum vitae", "doc.text.fill", 2)
        document("Cover letter", "envelope.fill", 1)
        document("References", "person.text.rectangle.fill", 4)
        Button("Attach a file", systemImage: "paperclip") {}
          .accessibilityIdentifier("job.attach")
      }
      Section("Message") {
        TextField("Tell us what drives you", text: $letter, axis: .vertical)
          .lineLimit(3...6)
      }
      Section {
        Toggle(isOn: $consent) {
          consentText
        }
        privacy
        Text("We answer within two weeks.")
          .font(.footnote)
          .accessibilityIdentifier("job.answer")
      } header: {
        Text("Consent")
      }
    }
    .scrollDisabled(bug("job.scrollDisabled"))
    .accessibilityIdentifier("job.form")
  }

  @ViewBuilder private var step: some View {
    if bug("job.stepLiteral") {
      let text = "Step " + String(2) + " of " + String(4)
      Text(text).font(.subheadline).accessibilityIdentifier("job.step")
    } else {
      Text("Step \(2) of \(4)").font(.subheadline).accessibilityIdentifier("job.step")
    }
  }

  private var salaryRow: some View {
    HStack {
      if bug("job.salaryScale") {
        Text("Expected yearly salary")
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(width: 84, alignment: .leading)
          .accessibilityIdentifier("job.salary")
      } else {
        Text("Expected yearly salary")
          .accessibilityIdentifier("job.salary")
      }
      Spacer()
      Text("\(52_000) €").monospacedDigit()
    }
  }

  private func document(_ name: LocalizedStringKey, _ symbol: String, _ pages: Int) -> some View {
    HStack {
      Label(name, systemImage: symbol)
      Spacer()
      Text("\(pages) pages").foregroundStyle(.secondary)
    }
  }

  private var consentText: some View {
    Text("I agree that my documents are kept for six months and may be shown to other teams.")
      .font(.subheadline)
      .lineLimit(pick("job.consentLimit", 1, nil))
      .accessibilityIdentifier("job.consent")
  }

  private var privacy: some View {
    Button {
    } label: {
      Text("Read the privacy notice")
        .underline()
        .foregroundStyle(
          pick("job.linkDark", Color(red: 0.0, green: 0.1, blue: 0.5), Color.primary)
        )
        .accessibilityIdentifier("job.privacy")
    }
  }

  private var bar: some View {
    VStack(spacing: 6) {
      Button {
      } label: {
        Text("Send application")
          .font(.headline)
          .frame(maxWidth: .infinity, minHeight: 48)
          .foregroundStyle(.white)
          .background(
            Color(red: 0.2, green: 0.25, blue: 0.65), in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("job.send")
      Text("You can change it until tomorrow.")
        .font(.caption)
        .accessibilityIdentifier("job.hint")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

extension JobScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "job", sizes: [.large],
    faults: [
      Fault(
        "job.submit", ["underBar", "overflowing", "clipped", "outside"],
        [.id("job.hint"), .id("job.send"), .key("You can change it until tomorrow.")], "en",
        "the hint of the bottom bar lies in the area of the home indicator"),
      Fault(
        "job.stepLiteral", ["literal"], [.id("job.step"), .text("Step 2 of 4")], "en-XA",
        "a sum of Strings"),
      Fault(
        "job.salaryScale", ["shrunk"], [.id("job.salary"), .key("Expected yearly salary")], "de",
        "minimumScaleFactor(0.3) in a narrow frame"),
      Fault(
        "job.consentLimit", ["truncated"],
        [
          .id("job.consent"),
          .key(
            "I agree that my documents are kept for six months and may be shown to other teams."),
        ], "en", se: true, "lineLimit(1) of a long consent, far down"),
      Fault(
        "job.linkDark", ["lowContrast"], [.id("job.privacy"), .key("Read the privacy notice")],
        "en", dark: true, "navy on a dark row, far down"),
      Fault(
        "job.scrollDisabled", ["unreachable"],
        [
          .id("job.form"), .id("job.answer"), .id("job.privacy"), .id("job.consent"),
          .id("job.attach"), .text("Consent"),
        ], "en", "a form that cannot be scrolled"),
      Fault(
        "job.attachNew", ["untranslated", "missing"], [.id("job.attach"), .key("Attach a file")],
        "ja", "an entry without text, far down"),
      Fault(
        "job.wideFormat", ["placeholder", "localization"], [.id("job.role"), .key("Apply as %@")],
        "ja", "％ of full width"),
      Fault(
        "job.letterKey", ["missing", "untranslated"],
        [.key("Cover letter"), .text("Cover letter")], "de", "the catalog has Cover Letter"),
    ]
  ) { AnyView(JobScreen()) }
}
