extension CatalogFault {
  /// Those of the screens in the folder EleventhScreens.
  static let eleventh: [String: CatalogFault] = [
    "ticket.fee": CatalogFault("Includes a fee of %@", "de", .text("Enthält eine Gebühr von %lld")),
    "ticket.limit": CatalogFault("Limit order", "ar", .text("Limit order")),
    "bday.forms": CatalogFault(
      "in %lld days", "ar", .plural(["one": "بعد يوم واحد", "other": "بعد %lld يوم"])),
    "bday.cyrillic": CatalogFault("Birthdays", "de", .text("G\u{0435}burtstage")),
    "quiz.percent": CatalogFault("%lld days in a row", "ja", .text("％lld日連続")),
    "garage.amp": CatalogFault(
      "Oil & filter changed", "de", .text("Öl &amp;amp; Filter gewechselt")),
    "garage.costs": CatalogFault("Costs", "ar", .key("Expenses")),
    "garage.title": CatalogFault(
      "New service", "de", .text("Werkstattbesuch oder Wartung eintragen")),
    "garage.han": CatalogFault("Workshop", "ja", .text("整备工場")),
    "store.arrow": CatalogFault("Show all →", "ar", .text("عرض الكل →")),
    "store.away": CatalogFault("%@ away", "ja", .text("すぐ近く")),
    "lobby.output": CatalogFault("Sound output", "ar", .new),
  ]
}
