extension CatalogFault {
  /// Those of the screens in the folder FourteenthScreens.
  static let fourteenth: [String: CatalogFault] = [
    "herb.plural": CatalogFault(
      "%lld plants in your basket", "ar",
      .plural([
        "one": "نبتة واحدة في سلتك", "two": "نبتتان في سلتك", "other": "%lld نبتة في سلتك",
      ])),
    "herb.newline": CatalogFault(
      "Thank you! We pack every plant by hand.", "de",
      .text("Danke!\\nWir verpacken jede Pflanze von Hand.")),
    "venue.han": CatalogFault("About the venue", "ja", .text("会场について")),
    "venue.key": CatalogFault("Get directions", "en", .key("Get Directions")),
    "birds.format": CatalogFault(
      "%lld birds", "ar",
      .plural([
        "zero": "لا طيور", "one": "طائر واحد", "two": "طائران", "few": "%@ طيور",
        "many": "%@ طائرًا", "other": "%@ طائر",
      ])),
    "birds.lost": CatalogFault("On the bank of the %@", "ja", .text("川の岸辺")),
    "birds.misread": CatalogFault("What you heard or saw", "de", .text("GehÃ¶rt oder gesehen")),
    "watts.cyrillic": CatalogFault("Standby", "de", .text("Stаndby")),
    "watts.english": CatalogFault(
      "Charge the car at noon, when the sun is high.", "ar",
      .text("Charge the car at noon, when the sun is high.")),
    "lift.textArrow": CatalogFault(
      "From Bremen by way of Rotenburg to Hamburg", "ar", .text("بريمن → روتنبورغ → هامبورغ")),
    "lift.untranslated": CatalogFault("Others pay you after the ride.", "ja", .missing),
    "lift.status": CatalogFault("Not yet published", "de", .text("ride.status.draft")),
  ]
}
