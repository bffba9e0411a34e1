import SwiftUI

struct RecipeEditorScreen: View {
  @State private var title = "Plum cake"
  @State private var servings = 4
  @State private var level = 1
  @State private var vegan = false
  @State private var notes = ""

  var body: some View {
    NavigationStack {
      Form {
        Section { photo }
          .listRowInsets(EdgeInsets())
        Section {
          TextField("Name of the recipe", text: $title)
            .foregroundStyle(bug("recipe.field") ? Color(white: 0.8) : Color.primary)
            .accessibilityIdentifier("title")
          Stepper(value: $servings, in: 1...12) {
            if bug("recipe.servings") {
              Text("Serves \(servings) people").lineLimit(1).frame(width: 100, alignment: .leading)
            } else {
              Text("Serves \(servings) people")
            }
          }
          Toggle("Vegan", isOn: $vegan)
          if bug("recipe.segmented") {
            Picker("Difficulty", selection: $level) {
              Text("Beginner").tag(0)
              Text("Intermediate").tag(1)
              Text("Experienced").tag(2)
              Text("Vegan").tag(3)
              Text("Preparation").tag(4)
            }
            .pickerStyle(.segmented)
          } else {
            Picker("Difficulty", selection: $level) {
              Text("Beginner").tag(0)
              Text("Intermediate").tag(1)
              Text("Experienced").tag(2)
            }
          }
        }
        Section {
          ingredient("Plums", "800", "grams")
          ingredient("Butter", "3", "tablespoons")
          Button("Add ingredient", systemImage: "plus.circle.fill") {}
        } header: {
          if bug("recipe.headerString") {
            let name = "Ingredients"
            Text(name).accessibilityIdentifier("ingredients")
          } else {
            Text("Ingredients").accessibilityIdentifier("ingredients")
          }
        }
        Section("Preparation") {
          if bug("recipe.lorem") {
            Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
              .accessibilityIdentifier("step1")
          } else if bug("recipe.stepClip") {
            Text("Cream the butter with the sugar until it is pale, then fold in the flour.")
              .fixedSize(horizontal: false, vertical: true)
              .frame(height: 32, alignment: .top)
              .clipped()
              .accessibilityIdentifier("step1")
          } else {
            Text("Cream the butter with the sugar until it is pale, then fold in the flour.")
              .accessibilityIdentifier("step1")
          }
          preparationTime
        }
      }
      .navigationTitle("Edit recipe")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }

  private var photo: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(
        colors: [
          Color(red: 0.55, green: 0.2, blue: 0.35), Color(red: 0.25, green: 0.1, blue: 0.3),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .frame(height: 150)
      .accessibilityHidden(true)
      if bug("recipe.photoButton") {
        Button("Change photo") {}
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.white)
          .padding(10)
          .background(Color(white: 0.85).opacity(0.8), in: Capsule())
          .padding(12)
          .buttonStyle(.borderless)
          .accessibilityIdentifier("photo")
      } else {
        Button {
        } label: {
          Text("Change photo")
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .frame(minHeight: 44)
            .background(.black.opacity(0.6), in: Capsule())
        }
        .buttonStyle(.plain)
        .padding(12)
        .accessibilityIdentifier("photo")
      }
    }
  }

  @ViewBuilder private func ingredient(
    _ name: LocalizedStringKey, _ amount: String, _ unit: LocalizedStringKey
  ) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(name).accessibilitySortPriority(bug("recipe.order") ? -2 : 0)
        .accessibilityIdentifier("name" + amount)
      Spacer()
      Text(amount).monospacedDigit()
      if bug("recipe.unitWidth") {
        Text(unit).foregroundStyle(.secondary).frame(width: 56, alignment: .leading)
          .accessibilityIdentifier("unit" + amount)
      } else {
        Text(unit).foregroundStyle(.secondary).accessibilityIdentifier("unit" + amount)
      }
      if bug("recipe.deleteTouch") {
        Button {
        } label: {
          Image(systemName: "trash").font(.caption)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Delete")
        .accessibilityIdentifier("delete" + amount)
      } else {
        Button {
        } label: {
          Image(systemName: "trash").frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Delete")
        .accessibilityIdentifier("delete" + amount)
      }
    }
  }

  private var preparationTime: some View {
    HStack {
      if bug("recipe.variant") {
        Text("Preparation time", tableName: "Widths").lineLimit(1)
          .frame(width: 120, alignment: .leading)
          .accessibilityIdentifier("time")
      } else {
        Text("Preparation time", tableName: "Widths").accessibilityIdentifier("time")
      }
      Spacer()
      Text(
        Measurement(value: 45, unit: UnitDuration.minutes),
        format: .measurement(width: .abbreviated)
      )
      .foregroundStyle(.secondary)
    }
  }

  static let unseen = UnseenScreen(
    name: "recipe", sizes: [.large, .xLarge],
    faults: [
      Fault("recipe.servings", ["truncated"], [.key("Serves %lld people")], "de", "100 points"),
      Fault(
        "recipe.segmented", ["truncated"], [.key("Intermediate")], "de", se: true,
        "long titles of segments"),
      Fault("recipe.headerString", ["literal"], [.id("ingredients")], "en-XA", "String variable"),
      Fault(
        "recipe.lorem", ["missing", "placeholder", "literal"], [.id("step1")], "de",
        "lorem ipsum left"),
      Fault("recipe.stepClip", ["clipped"], [.id("step1")], "height 32 and clipped"),
      Fault(
        "recipe.photoButton", ["lowContrast"], [.id("photo"), .key("Change photo")],
        "white on light gray"),
      Fault(
        "recipe.order", ["readingOrder"], [.id("name800"), .id("name3"), .id("delete800"), .any],
        "name after its delete button"),
      Fault("recipe.unitWidth", ["broken"], [.key("tablespoons")], "de", "56 points for a unit"),
      Fault("recipe.deleteTouch", ["smallTouchArea"], [.id("delete800")], "caption-sized trash"),
      Fault(
        "recipe.variant", ["unusedVariant", "truncated"], [.id("time")], "de",
        "shorter variant unused"),
      Fault(
        "recipe.todo", ["placeholder", "missing"], [.key("Vegan")], "de", "translation 'TODO'"),
      Fault("recipe.emptyDe", ["missing"], [.key("Butter")], "de", "de state new, no value"),
      Fault("recipe.field", ["lowContrast"], [.id("title")], "light gray text in a field"),
    ]
  ) { AnyView(RecipeEditorScreen()) }
}
