import CalqueTesting
import SwiftUI

@MainActor @Observable final class RecipeModel {
  struct Ingredient: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let grams: Int
  }
  struct Step: Identifiable {
    let id: Int
    let text: LocalizedStringKey
    let minutes: Int?
  }
  var servings = 4
  var isFavorite = true
  let ingredients = [
    Ingredient(id: "flour", name: "Whole wheat flour", grams: 500),
    Ingredient(id: "water", name: "Lukewarm water", grams: 350),
    Ingredient(id: "salt", name: "Sea salt", grams: 10),
  ]
  let steps = [
    Step(id: 1, text: "Mix flour and water, and let the dough rest.", minutes: 45),
    Step(id: 2, text: "Fold the dough from all four sides.", minutes: nil),
    Step(id: 3, text: "Bake it in a hot pot with the lid on.", minutes: 30),
  ]
}

private struct PillModifier: ViewModifier {
  var tint: ThemeGround
  func body(content: Content) -> some View {
    content
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(tint, in: Capsule())
  }
}

private struct TimerButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      .background(Color(red: 0.6, green: 0.2, blue: 0.05), in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}

extension View {
  fileprivate func pill(_ tint: ThemeGround = .chip) -> some View {
    modifier(PillModifier(tint: tint))
  }
}

struct RecipeStepsScreen: View {
  @State private var recipe = RecipeModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Hero()
          VStack(alignment: .leading, spacing: 20) {
            Facts()
            Stepper(value: $recipe.servings, in: 1...12) {
              Text("\(recipe.servings) servings")
            }
            IngredientGrid(recipe: recipe)
            ForEach(recipe.steps) { StepView(step: $0) }
            TipBox()
          }
          .padding(.horizontal)
        }
        .padding(.bottom, 24)
      }
      .navigationTitle("Recipe")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Favorite", systemImage: recipe.isFavorite ? "heart.fill" : "heart") {
            recipe.isFavorite.toggle()
          }
        }
      }
    }
  }
}

/// A picture of bread with the title on it.
private struct Hero: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      picture.frame(height: 190).clipped()
      if !bug("steps.title") {
        LinearGradient(
          colors: [.black.opacity(0.45), .black.opacity(0.85)], startPoint: .top, endPoint: .bottom
        )
        .frame(height: 190)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Country bread")
          .font(.title.bold())
          .accessibilityIdentifier("title")
        Text("Crisp crust, without a machine")
          .font(.subheadline)
          .accessibilityIdentifier("subtitle")
      }
      .foregroundStyle(.white)
      .padding()
    }
  }
  @ViewBuilder private var picture: some View {
    if bug("steps.photo") {
      Image("country-bread-hero").resizable().scaledToFill().accessibilityIdentifier("photo")
    } else {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .color(Color(red: 0.96, green: 0.9, blue: 0.8)))
        let loaf = CGRect(
          x: size.width * 0.15, y: size.height * 0.25, width: size.width * 0.7, height: size.height)
        context.fill(Path(ellipseIn: loaf), with: .color(Color(red: 0.93, green: 0.8, blue: 0.6)))
      }
      .accessibilityHidden(true)
    }
  }
}

private struct Facts: View {
  var body: some View {
    HStack(spacing: 8) {
      if bug("steps.prep") {
        Text("Preparation").lineLimit(1).minimumScaleFactor(0.3).frame(width: 40).pill()
          .accessibilityIdentifier("prep")
      } else {
        Text("Preparation").pill().accessibilityIdentifier("prep")
      }
      Label("Vegan", systemImage: "leaf").pill()
      Text("Easy").pill().accessibilityIdentifier("easy")
    }
  }
}

private struct IngredientGrid: View {
  let recipe: RecipeModel
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Ingredients").font(.title3.bold()).accessibilityIdentifier("ingredients")
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
        ForEach(recipe.ingredients) { item in
          GridRow {
            Text("\(item.grams * recipe.servings / 4) g").monospacedDigit().gridColumnAlignment(
              .trailing)
            Text(item.name)
              .frame(
                maxWidth: bug("steps.column") && item.id == "flour" ? 72 : nil, alignment: .leading
              )
              .accessibilityIdentifier("item-" + item.id)
          }
        }
      }
      if bug("steps.topping") {
        let topping = "sesame"
        Text("Sprinkle with \(topping)").font(.footnote).accessibilityIdentifier("topping")
      } else {
        Text("Sprinkle with \(Text("sesame"))").font(.footnote).accessibilityIdentifier("topping")
      }
    }
  }
}

private struct StepView: View {
  let step: RecipeModel.Step
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if bug("steps.step"), step.id == 2 {
        words
          .padding(.leading, 40)
          .frame(minHeight: 28, alignment: .topLeading)
          .overlay(alignment: .topLeading) { number }
      } else {
        HStack(alignment: .top, spacing: 12) {
          number
          words
        }
      }
      if let minutes = step.minutes {
        Button {
        } label: {
          Label("Start \(minutes) min", systemImage: "timer")
        }
        .buttonStyle(TimerButtonStyle())
        .padding(.leading, 40)
        .accessibilityIdentifier("timer-\(step.id)")
      }
    }
  }
  private var words: some View { Text(step.text).accessibilityIdentifier("step-\(step.id)") }
  private var number: some View {
    Text(step.id, format: .number)
      .font(.subheadline.bold())
      .frame(width: 28, height: 28)
      .background(.gray5, in: Circle())
      .accessibilityIdentifier("number-\(step.id)")
  }
}

private struct TipBox: View {
  var body: some View {
    Text(
      "Bread that is tapped on its bottom sounds hollow when it is done. Let it cool on a grid for an hour."
    )
    .font(.callout)
    .accessibilityIdentifier("tip")
    .padding(bug("steps.tip") ? 0 : 18)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.soft)
    .clipShape(RoundedRectangle(cornerRadius: 30))
  }
}

extension RecipeStepsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "steps", sizes: [.large],
    faults: [
      Fault(
        "steps.title", ["lowContrast"], [.id("title"), .id("subtitle"), .key("Country bread")],
        "a white title over a light picture without a shade"),
      Fault(
        "steps.photo", ["unknownImage"], [.id("photo"), .text("country-bread-hero")],
        "the picture is not in the assets"),
      Fault(
        "steps.prep", ["shrunk"], [.id("prep"), .key("Preparation")], "de",
        "a word shrinks to less than half"),
      Fault(
        "steps.column", ["broken"], [.id("item-flour"), .key("Whole wheat flour")], "de",
        "a column of 72 points breaks a compound word"),
      Fault(
        "steps.topping", ["literal", "untranslated", "missing"], [.id("topping"), .text("sesame")],
        "en-XA", "a String of the code is put into a localized text"),
      Fault(
        "steps.step", ["readingOrder"], [.id("number-2"), .id("step-2"), .text("Fold the dough")],
        "the number of a step is an overlay, read after the step"),
      Fault(
        "steps.tip", ["clipped"],
        [
          .id("tip"),
          .key(
            "Bread that is tapped on its bottom sounds hollow when it is done. Let it cool on a grid for an hour."
          ),
        ], "a round corner cuts letters, as there is no padding"),
      Fault(
        "steps.japanese", ["untranslated"],
        [.key("Crisp crust, without a machine"), .text("Crisp crust"), .id("subtitle")], "ja",
        "the Japanese text is the English one"),
      Fault(
        "steps.empty", ["untranslated", "missing"], [.key("Easy"), .id("easy")], "ar",
        "an empty translation"),
      Fault(
        "steps.key", ["missing"], [.key("Ingredients"), .id("ingredients"), .text("Ingredients")],
        "de", "the catalog has the key `Ingredient`"),
    ]
  ) { AnyView(RecipeStepsScreen()) }
}
