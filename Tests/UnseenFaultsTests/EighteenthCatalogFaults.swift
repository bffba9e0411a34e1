extension CatalogFault {
  /// Those of the screens in the folder EighteenthScreens.
  static let eighteenth: [String: CatalogFault] = [
    "hero.spell": CatalogFault("Cast a spell", "de", .key("Cast spell")),
    "hero.arrows": CatalogFault(
      "%lld arrows", "ar", .plural(["one": "سهم واحد", "other": "%lld سهم"])),
    "cashup.opened": CatalogFault("Opened by %@ at %@", "de", .text("Geöffnet von %1$@")),
    "cashup.coins": CatalogFault("%lld rolls of coins", "ar", .text("لفائف العملات: %@")),
    "cashup.percent": CatalogFault("Signed by %@", "ja", .text("署名者: ％@")),
    "canteen.amp": CatalogFault(
      "Noodles & tomato sauce", "de", .text("Nudeln &amp;amp; Tomatensoße")),
    "canteen.han": CatalogFault("Teriyaki chicken", "ja", .text("照り焼き鸡")),
    "canteen.english": CatalogFault("Allergens", "ja", .text("Allergens")),
    "canteen.todo": CatalogFault("Lentil soup", "ar", .text("TODO")),
    "bulky.letter": CatalogFault("Choose a date →", "ar", .text("اختر موعدًا →")),
    "bulky.new": CatalogFault("%lld bulky items", "ja", .new),
    "migraine.misread": CatalogFault("Nausea", "de", .text("Ãœbelkeit")),
    "migraine.mixed": CatalogFault("Visual aura", "de", .text("Sehstörung (Аura)")),
    "hive.queen": CatalogFault("Queen seen", "ja", .missing),
  ]
}
