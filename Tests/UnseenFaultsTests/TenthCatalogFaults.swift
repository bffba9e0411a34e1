extension CatalogFault {
  /// Those of the screens in the folder TenthScreens.
  static let tenth: [String: CatalogFault] = [
    "match.friends": CatalogFault(
      "%lld friends are watching", "ar",
      .plural(["one": "صديق واحد يشاهد", "other": "%lld صديق يشاهدون"])),
    "match.segment": CatalogFault("Timeline", "de", .text("Chronologischer Spielverlauf")),
    "auction.amp": CatalogFault(
      "Frame & glass renewed", "de", .text("Rahmen &amp;amp; Glas erneuert")),
    "esim.roaming": CatalogFault("Data roaming", "ja", .missing),
    "esim.shared": CatalogFault(
      "Shared with %@, %lld GB each", "de", .text("Je %lld GB, geteilt mit %@")),
    "esim.help": CatalogFault("Help", "de", .text("Hilfe und Kontakt zum Kundendienst")),
    "newborn.amount": CatalogFault("%lld ml from the bottle", "ar", .text("%@ مل من الزجاجة")),
    "newborn.newline": CatalogFault(
      "Ask the midwife about vitamin D.", "ja", .text("ビタミンDについて\\n助産師に聞きましょう。")),
    "article.mojibake": CatalogFault(
      "The mayor speaks of a gift. Critics, however, ask who is to pay for the bridges.", "de",
      .text(
        "Der BÃ¼rgermeister spricht von einem Geschenk. Kritiker fragen jedoch, wer fÃ¼r die BrÃ¼cken zahlen soll."
      )),
    "article.arrow": CatalogFault("Read the next part", "ar", .text("اقرأ الجزء التالي →")),
    "article.value": CatalogFault("%lld minutes to read", "ja", .text("読むのに数分")),
    "returns.pieces": CatalogFault("%lld pieces", "ja", .text("{count}点")),
    "returns.reason": CatalogFault("Does not fit me", "ar", .text("Does not fit me")),
    "returns.key": CatalogFault(
      "Use the carton in which it came.", "ja", .key("Use the box in which it came.")),
  ]
}
