extension CatalogFault {
  /// Those of the screens in the folder ThirdScreens.
  static let third: [String: CatalogFault] = [
    "clinic.confirmDe": CatalogFault("Confirm appointment", "de", .missing),
    "clinic.pluralAr": CatalogFault("%lld free times", "ar", .plural(["other": "%lld موعد متاح"])),
    "board.delayDe": CatalogFault("Delayed by %lld min", "de", .text("%@ Min. verspätet")),
    "photo.cropJa": CatalogFault("Crop", "ja", .text("TODO")),
    "chat.typingDe": CatalogFault("Jonas is typing", "de", .text("Jonas schr\u{435}ibt")),
    "chat.sendJa": CatalogFault("I can do it", "ja", .new),
    "tax.refundKey": CatalogFault("Expected refund", "*", .key("Expected Refund")),
    "tax.dueDe": CatalogFault("Due by 31 July", "de", .text("")),
    "tax.daysDe": CatalogFault("%lld days", "de", .text("{days} Tage")),
    "radar.gustsAr": CatalogFault("Gusts up to 90 km/h until midnight", "ar", .missing),
    "radar.lightDe": CatalogFault("Light", "de", .text("M\u{FFFD}\u{FFFD}ig")),
    "market.ratingsJa": CatalogFault("%lld ratings", "ja", .text("評価％lld件")),
    "market.starsAr": CatalogFault(
      "%lld stars", "ar",
      .plural(["one": "نجمة واحدة", "two": "نجمتان", "few": "%@ نجوم", "other": "%lld نجمة"])),
    "market.buyDe": CatalogFault("Buy now", "de", .text("Sofortkaufbestätigungsvorgang")),
  ]
}
