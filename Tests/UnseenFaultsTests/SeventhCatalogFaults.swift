extension CatalogFault {
  /// Those of the screens in the folder SeventhScreens.
  static let seventh: [String: CatalogFault] = [
    "song.deTodo": CatalogFault("Reverb", "de", .text("TODO")),
    "ferry.arArrow": CatalogFault("%@ → %@", "ar", .text("%1$@ → %2$@")),
    "ferry.arFew": CatalogFault(
      "%lld seats left", "ar",
      .plural([
        "zero": "لا مقاعد متبقية", "one": "بقي مقعد واحد", "two": "بقي مقعدان",
        "many": "بقي %lld مقعدًا", "other": "بقي %lld مقعد",
      ])),
    "ferry.deType": CatalogFault("%lld minutes", "de", .text("%@ Minuten")),
    "tip.arEnglish": CatalogFault("Total with tip", "ar", .text("Total with tip")),
    "badges.jaEmpty": CatalogFault("Beach cleaner", "ja", .text("")),
    "badges.deCyrillic": CatalogFault("Night watch", "de", .text("N\u{0430}chtwache")),
    "exam.jaWide": CatalogFault("Question %lld of %lld", "ja", .text("%2$lld問中 ％1$lld問目")),
    "plant.arMissing": CatalogFault("Once a week", "ar", .missing),
    "plant.deReplacement": CatalogFault("Young leaf", "de", .text("Junges Bl\u{FFFD}ttchen")),
  ]
}
