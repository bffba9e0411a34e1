import Foundation
import Testing

@testable import CalqueAdoption

/// What stubs of well-known modules have. The uses are as code for iOS has them.
@Suite struct StandInsTests {
  /// The folder of the build that the tests are in; nil where Calque's modules are not there.
  private static let build: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent(".build/debug").path
    return FileManager.default.fileExists(atPath: "\(path)/Modules/SwiftUI.swiftmodule")
      ? path : nil
  }()

  private static let uses = [
    // A product of Calque's, which needs no stub.
    "SwiftData": """
    import SwiftData
    import SwiftUI
    @Model class Recipe {
      @Attribute(.unique) var id: UUID = UUID()
      var title: String
      var steps: [String] = []
      @Relationship(deleteRule: .cascade, inverse: \\Ingredient.recipe) var parts: [Ingredient]?
      @Attribute(.externalStorage) var photo: Data?
      init(title: String) { self.title = title }
    }
    @Model class Ingredient {
      var name: String
      var recipe: Recipe?
      init(name: String, recipe: Recipe? = nil) { self.name = name; self.recipe = recipe }
    }
    struct Recipes: View {
      @Environment(\\.modelContext) private var modelContext
      @Query(sort: \\Recipe.title, order: .reverse, animation: .default) private var recipes: [Recipe]
      @Query private var parts: [Ingredient]
      @State private var path = [Recipe]()
      let isEmpty: Bool
      var body: some View {
        NavigationStack(path: $path) {
          List {
            ForEach(recipes) { recipe in NavigationLink(recipe.title, value: recipe) }
              .onDelete { offsets in for index in offsets { modelContext.delete(recipes[index]) } }
          }
          .navigationDestination(for: Recipe.self) { RecipeEditor(recipe: $0) }
        }
      }
    }
    struct RecipeEditor: View {
      @Bindable var recipe: Recipe
      var body: some View { TextField("Title", text: $recipe.title) }
    }
    struct RecipeApp: App {
      let container: ModelContainer
      init() {
        do {
          let schema = Schema([Recipe.self, Ingredient.self])
          let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
          container = try ModelContainer(for: schema, configurations: [configuration])
        } catch { fatalError("\\(error)") }
      }
      var body: some Scene {
        WindowGroup { Recipes(isEmpty: false) }.modelContainer(container)
      }
    }
    #Preview {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try! ModelContainer(for: Recipe.self, configurations: configuration)
      return Recipes(isEmpty: true).modelContainer(container)
    }
    """,
    "Charts": """
    import Charts
    import SwiftUI
    struct Sale: Identifiable { var id: Int; var day: Date; var kind: String }
    struct Sales: View {
      var sales: [Sale]
      var body: some View {
        Chart(sales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.id)) }
        Chart {
          ForEach(sales) { sale in
            LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.id))
              .foregroundStyle(by: .value("Kind", sale.kind))
              .interpolationMethod(.catmullRom)
            if sale.id > 1 {
              RuleMark(y: .value("Limit", 3)).lineStyle(StrokeStyle(lineWidth: 1))
                .annotation(position: .top) { Text("Limit") }
            }
          }
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { value in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.weekday())
          }
        }
        .chartYScale(domain: 0...10)
        .chartLegend(.hidden)
      }
    }
    """,
    "ActivityKit": """
    import ActivityKit
    import SwiftUI
    struct Delivery: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
      var name: String
    }
    struct DeliveryWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { Text($0.attributes.name) } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("\\(context.state.minutes)") }
          } compactLeading: {} compactTrailing: {} minimal: {}
        }
      }
    }
    func start() async throws {
      guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
      let activity = try Activity.request(
        attributes: Delivery(name: "a"), content: .init(state: .init(minutes: 5), staleDate: nil))
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    """,
    "MapKit": """
    import MapKit
    import SwiftUI
    struct Places: View {
      @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      @State private var position: MapCameraPosition = .automatic
      var body: some View {
        Map(coordinateRegion: $region)
        Map(position: $position) {
          Marker("Here", coordinate: region.center)
          Annotation("There", coordinate: region.center) { Image(systemName: "star") }
        }
        .mapStyle(.standard)
      }
    }
    """,
    "StoreKit": """
    import StoreKit
    import SwiftUI
    struct Shop: View {
      @State private var products: [Product] = []
      @Environment(\\.requestReview) private var requestReview
      var body: some View {
        List(products) { product in
          Button(product.displayName) {
            Task {
              guard case .success(.verified(let transaction)) = try await product.purchase()
              else { return }
              await transaction.finish()
              requestReview()
            }
          }
        }
        .task {
          products = (try? await Product.products(for: ["a"])) ?? []
          for await update in StoreKit.Transaction.updates { print(update) }
        }
      }
    }
    """,
    "AppIntents": """
    import AppIntents
    import SwiftUI
    struct Show: AppIntent {
      static var title: LocalizedStringResource = "Show"
      @Parameter(title: "Kind") var kind: Kind
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("Shown"))
      }
    }
    enum Kind: String, CaseIterable, AppEnum {
      case one
      static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
      static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.one: "One"]
    }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Show(), phrases: ["\\(.applicationName) for \\(\\.$kind)"])
      }
    }
    """,
    "UserNotifications": """
    import UserNotifications
    func ask() async throws -> Bool {
      try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
    }
    """,
    "AuthenticationServices": """
    import AuthenticationServices
    import SwiftUI
    struct SignIn: View {
      @Environment(\\.authorizationController) private var controller
      var body: some View {
        SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email] } onCompletion: { _ in }
          .signInWithAppleButtonStyle(.black)
      }
    }
    """,
    "PhotosUI": """
    import PhotosUI
    import SwiftUI
    struct Pick: View {
      @State private var item: PhotosPickerItem?
      var body: some View {
        PhotosPicker("Photo", selection: $item, matching: .images)
      }
    }
    """,
    "SafariServices": """
    import SafariServices
    import SwiftUI
    struct Browser: UIViewControllerRepresentable {
      let url: URL
      func makeUIViewController(context: Context) -> SFSafariViewController { .init(url: url) }
      func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }
    """,
    "AVKit": """
    import AVKit
    import SwiftUI
    struct Film: View {
      var body: some View { VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/a"))) }
    }
    """,
    "WeatherKit": """
    import CoreLocation
    import WeatherKit
    func warmth(_ place: CLLocation) async throws -> [Double] {
      let hours = try await WeatherService.shared.weather(for: place, including: .hourly)
      return hours.forecast.map { $0.temperature.converted(to: .celsius).value }
    }
    """,
  ]

  @Test(.enabled(if: build != nil))
  func `stubs have what view files use, and all of them compile`() throws {
    let build = try #require(Self.build)
    let output = try MadeApp("Out", [:])
    var files: [String: String] = [:]
    for (module, use) in Self.uses { files["\(module)/Use.swift"] = use }
    let app = try MadeApp("Uses", files)
    var compiler = Compiler(
      moduleFolders: ["\(build)/Modules"], macros: "\(build)/CalqueMacros-tool",
      workFolder: output.path(".adopt"))
    compiler.importable = [
      "SwiftUI", "SwiftData", "UIKit", "WidgetKit", "UniformTypeIdentifiers",
    ]
    compiler.moduleMaps = CalqueBuild.moduleMaps(in: build)
    var said: [String] = []
    let result = try Adoption(compiler: compiler, stubFolder: output.path("Stubs")) {
      said.append($0)
    }.run(
      Self.uses.keys.sorted().map {
        AppModule(name: "Uses\($0)", files: [app.path("\($0)/Use.swift")])
      })
    for verdict in result.verdicts {
      for source in verdict.sources {
        #expect(verdict.errors(of: source.path).map(\.message) == [], "\(source.path)")
      }
    }
    #expect(!said.contains { $0.contains("does not compile") }, "\(said)")
    #expect(result.stubs.keys.sorted() == StandIns.modules)
    // A stub depends on what it imports.
    let package = AdoptedPackage(
      folder: output.path, source: .path("/calque"), result: result,
      products: compiler.importable)
    #expect(
      package.manifest.contains(
        ".target(name: \"MapKit\", dependencies: [\"CoreLocation\", "
          + ".product(name: \"SwiftUI\", package: \"calque\"), "
          + ".product(name: \"UIKit\", package: \"calque\")], path: \"Stubs/MapKit\", "))
  }
}
