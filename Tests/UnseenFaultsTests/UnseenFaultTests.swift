import CalqueTesting
import Foundation
import SwiftUI
import Testing

/// Mistakes in screens of people who knew only the documentation of sweeps, planted one at a time.
@MainActor
@Suite struct UnseenFaultTests {
  private static let screens: [UnseenScreen] =
    [
      TransferScreen.unseen, BoardingPassScreen.unseen, MedicationScreen.unseen,
      RecipeEditorScreen.unseen, PodcastPlayerScreen.unseen, GymLogScreen.unseen,
      ParkingMeterScreen.unseen, PollThreadScreen.unseen, HotelBookingScreen.unseen,
      BudgetScreen.unseen, LanguageCourseScreen.unseen, SmartHomeScreen.unseen,
      OnboardingScreen.unseen, TicketScannerScreen.unseen,
    ] + more

  private static var more: [UnseenScreen] {
    [
      ChartScreen.unseen, BookingScreen.unseen, CrosswordScreen.unseen, InboxScreen.unseen,
      AdminScreen.unseen, RentalScreen.unseen, IdentScreen.unseen,
    ].map { $0.with("SecondCatalogs") }
      + [
        ClinicScreen.unseen, BoardScreen.unseen, PhotoScreen.unseen, ChatScreen.unseen,
        TaxScreen.unseen, RadarScreen.unseen, MarketScreen.unseen,
      ].map { $0.with("ThirdCatalogs") }
      + [
        PodcastQueueScreen.unseen, RoomServiceScreen.unseen, TimetableScreen.unseen,
        RideSummaryScreen.unseen, BankTransferScreen.unseen, MuseumScreen.unseen,
      ].map { $0.with("FourthCatalogs") }
      + [
        GardenScreen.unseen, PressureScreen.unseen, SeatsScreen.unseen, RecipeStepsScreen.unseen,
        MeterScreen.unseen, GuideScreen.unseen,
      ].map { $0.with("FifthCatalogs") }
      + [
        LoansScreen.unseen, ChoresScreen.unseen, JobScreen.unseen, VetScreen.unseen,
        CampScreen.unseen, PrefsScreen.unseen,
      ].map { $0.with("SixthCatalogs") }
      + [
        KaraokeScreen.unseen, FerryScreen.unseen, TipScreen.unseen, BadgesScreen.unseen,
        ExamScreen.unseen, PlantScreen.unseen,
      ].map { $0.with("SeventhCatalogs") }
      + [
        ChargeScreen.unseen, ParcelScreen.unseen, PaywallScreen.unseen, RecorderScreen.unseen,
        SkiScreen.unseen, VaultScreen.unseen,
      ].map { $0.with("EighthCatalogs") }
      + [
        ClaimScreen.unseen, DeliveryScreen.unseen, SleepScreen.unseen, TempoScreen.unseen,
        TideScreen.unseen, TreeScreen.unseen,
      ].map { $0.with("NinthCatalogs") }
      + [
        ArticleScreen.unseen, AuctionScreen.unseen, EsimScreen.unseen, MatchScreen.unseen,
        NewbornScreen.unseen, ReturnsScreen.unseen,
      ].map { $0.with("TenthCatalogs") }
      + [
        TicketScreen.unseen, BirthdayScreen.unseen, QuizScreen.unseen, GarageScreen.unseen,
        StoreScreen.unseen, LobbyScreen.unseen,
      ].map { $0.with("EleventhCatalogs") }
      + [
        TrailScreen.unseen, SplitScreen.unseen, IntervalScreen.unseen, ComposeScreen.unseen,
        RefillScreen.unseen, AlbumScreen.unseen,
      ].map { $0.with("TwelfthCatalogs") }
      + [
        ReadingListScreen.unseen, DrinkScreen.unseen, FlightScreen.unseen, SavingsScreen.unseen,
        PhrasebookScreen.unseen, RewardsScreen.unseen,
      ].map { $0.with("ThirteenthCatalogs") }
      + [
        HerbCheckout.unseen, VenuePage.unseen, BirdEntry.unseen, WattsHome.unseen,
        LiftOffer.unseen, VaultGenerator.unseen,
      ].map { $0.with("FourteenthCatalogs") }
      + [
        HydrantScreen.unseen, IceCoreScreen.unseen, JuryScreen.unseen, KilnScreen.unseen,
        LoomScreen.unseen, StarScreen.unseen,
      ].map { $0.with("FifteenthCatalogs") }
      + [
        ArcheryScreen.unseen, CueSheetScreen.unseen, FiringScreen.unseen, LockageScreen.unseen,
        RepairCafeScreen.unseen, ScaffoldScreen.unseen,
      ].map { $0.with("SixteenthCatalogs") }
      + [
        MilkingScreen.unseen, OrganScreen.unseen, NotaryScreen.unseen, TheatreScreen.unseen,
        ReeferScreen.unseen, FalconScreen.unseen,
      ].map { $0.with("SeventeenthCatalogs") }
      + [
        HeroScreen.unseen, CashupScreen.unseen, CanteenScreen.unseen, BulkyScreen.unseen,
        MigraineScreen.unseen, HiveScreen.unseen,
      ].map { $0.with("EighteenthCatalogs") }
  }

  nonisolated private static let names = [
    "transfer", "pass", "meds", "recipe", "podcast", "gym", "parking", "poll", "hotel", "budget",
    "course", "home", "onboard", "scan", "chart", "table", "cross", "mail", "admin", "car", "ident",
    "clinic", "board", "photo", "chat", "tax", "radar", "market", "queue", "room", "school",
    "bike", "bank", "museum", "garden", "pressure", "seats", "steps", "meter", "guide",
    "loans", "chores", "job", "vet", "camp", "prefs", "song", "ferry", "tip", "badges", "exam",
    "plant", "charge", "parcel", "paywall", "recorder", "ski", "vault", "claim", "delivery",
    "sleep", "tempo", "tide", "tree", "article", "auction", "esim", "match", "newborn", "returns",
    "ticket", "birthdays", "quiz", "garage", "stores", "lobby", "trail", "split", "interval",
    "compose", "refill", "album", "library", "coffee", "flight", "savings", "phrase", "rewards",
    "herb", "venue", "birds", "watts", "lift", "secret", "hydrant", "icecore", "jury", "kiln",
    "loom", "star", "archery", "cuesheet", "firing", "lockage", "repaircafe", "scaffold",
    "milking", "organ", "notary", "theatre", "reefer", "falcon", "hero", "cashup", "canteen",
    "bulky", "migraine", "hive",
  ]

  /// What is not found: messages over buttons that people can scroll away from; a button that a
  /// priority has read last, a title in an overlay that is read after its rows, and two columns of
  /// texts that may be read one after the other; a text across a dashed line, a caption behind a
  /// picture of several shapes, numbers that are turned around a dial, and a symbol whose tip a
  /// round corner cuts.
  private static let known: Set = [
    "podcast.miniCover", "podcast.miniCover2", "parking.order", "secret.order", "phrase.columns",
    "scan.inside", "plant.captionBehind", "tempo.rotated", "secret.regen",
  ]
  /// What is on the screen without a fault, too, but for another reason.
  private static let alsoClean: Set = ["onboard.unknownLocale", "parking.ax", "scan.ax"]

  private func sweep(
    _ screen: UnseenScreen, _ fault: String, _ axes: SweepAxes, _ isMirrored: Bool
  ) throws -> ScreenSweep {
    let isSmall = axes.sizes[0].height < 700
    let catalogs = try CatalogBundle(contentsOf: CatalogFault.folder(screen.catalogs, fault))
    var sweep = ScreenSweep(catalogs: catalogs, axes: axes) {
      $0.horizontalSizeClass = .compact
      $0.safeAreaInsets = EdgeInsets(
        top: isSmall ? 20 : 59, leading: 0, bottom: isSmall ? 0 : 34, trailing: 0)
    }
    // Both directions are laid out for what is not mirrored, which is asked for by its kinds.
    sweep.checksMirroring = isMirrored
    sweep.accepted = RadarScreen.cityNames.map {
      AcceptedFinding(.notMirrored, identifier: $0, because: "a map is the same in all languages")
    }
    return sweep
  }

  private func findings(
    _ screen: UnseenScreen, _ fault: String, _ axes: SweepAxes, isMirrored: Bool = true
  ) async throws -> [ScreenFinding] {
    planted = fault
    defer { planted = "" }
    return try await sweep(screen, fault, axes, isMirrored).run([
      SweptScreen(screen.name) { screen.content() }
    ])
    .findings(from: .information)
  }

  /// A finding without its place, which a fault elsewhere may move.
  private struct Same: Hashable {
    let words: [String?]

    init(_ finding: ScreenFinding) {
      words =
        [
          finding.kind.name, "\(finding.severity)", finding.text, finding.identifier, finding.key,
        ] + finding.path
    }
  }

  private func isAt(_ finding: ScreenFinding, _ site: Site) -> Bool {
    switch site {
    case .any: true
    case .id(let id): finding.identifier == id
    case .text(let text): finding.text.contains(text)
    case .key(let key): finding.key == key && (finding.kind == .missing || finding.place != nil)
    }
  }

  @Test(arguments: names)
  func `mistakes are found at their views`(name: String) async throws {
    let screen = try #require(Self.screens.first { $0.name == name })
    var clean: [String: Set<Same>] = [:]
    var missed: Set<String> = []
    for fault in screen.faults {
      var axes = SweepAxes(locales: [fault.locale], sizes: [fault.size])
      axes.textSizes = [fault.text]
      axes.colorSchemes = [fault.scheme]
      let isMirrored = !Set(fault.kinds).isDisjoint(with: ["notMirrored", "fixedPicture"])
      let setting = "\(axes) \(isMirrored)"
      if clean[setting] == nil {
        clean[setting] = Set(
          try await findings(screen, "", axes, isMirrored: isMirrored).map(Same.init))
      }
      let new = try await findings(screen, fault.id, axes, isMirrored: isMirrored).filter {
        Self.alsoClean.contains(fault.id) || clean[setting]?.contains(Same($0)) != true
      }
      let isFound = new.contains { finding in
        fault.kinds.contains(finding.kind.name) && fault.sites.contains { isAt(finding, $0) }
      }
      if !isFound { missed.insert(fault.id) }
    }
    let expected = Self.known.intersection(screen.faults.map(\.id))
    #expect(missed == expected)
  }

  @Test(arguments: names)
  func `nothing is found without a mistake`(name: String) async throws {
    let screen = try #require(Self.screens.first { $0.name == name })
    var axes = SweepAxes(
      locales: ["en", "de", "ar"], sizes: [CGSize(width: 375, height: 667)])
    axes.colorSchemes = [.light, .dark]
    let found = try await findings(screen, "", axes).filter { $0.severity >= .warning }
    #expect(found.isEmpty, "\(found)")
  }
}
