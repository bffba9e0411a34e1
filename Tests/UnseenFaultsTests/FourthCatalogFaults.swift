extension CatalogFault {
  /// Those of the screens in the folder FourthScreens.
  static let fourth: [String: CatalogFault] = [
    "queue.countSpecifier": CatalogFault(
      "%lld episodes", "de", .plural(["one": "%@ Folge", "other": "%@ Folgen"])),
    "room.todo": CatalogFault("Please leave the tray outside your door.", "ar", .text("TODO")),
    "room.etaType": CatalogFault("Ready in about %lld minutes", "ja", .text("約%@分でお届け")),
    "school.physicsCyrillic": CatalogFault("Physics", "de", .text("\u{420}hysik")),
    "bike.questionEmpty": CatalogFault("How was the bike?", "ar", .text("")),
    "bank.arrivalName": CatalogFault(
      "%@ receives it tomorrow morning", "de", .text("{name} erhält das Geld morgen früh")),
    "bank.amountKey": CatalogFault("Amount", "*", .key("Amount:")),
    "bank.instantEnglish": CatalogFault(
      "The money is there within ten seconds", "ja", .text("The money is there within ten seconds")),
    "museum.replacement": CatalogFault(
      "Enter the number next to the work", "de",
      .text("Nummer am Werk eingeben \u{2013} f\u{FFFD}r jeden Raum")),
    "museum.roomMissing": CatalogFault("Glass Gallery", "ar", .missing),
  ]
}
