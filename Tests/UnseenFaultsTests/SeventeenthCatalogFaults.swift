extension CatalogFault {
  /// Those of the screens in the folder SeventeenthScreens.
  static let seventeenth: [String: CatalogFault] = [
    "milking.few": CatalogFault(
      "%lld cows waiting", "ar",
      .plural([
        "zero": "لا أبقار في الانتظار", "one": "بقرة واحدة في الانتظار",
        "two": "بقرتان في الانتظار",
        "other": "%lld بقرة في الانتظار",
      ])),
    "milking.percent": CatalogFault("Tank: %@ full", "ja", .text("タンク：％@")),
    "organ.cyrillic": CatalogFault("Principal", "de", .text("Рrinzipal")),
    "notary.witness": CatalogFault("A witness is present", "de", .key("A witness will be present")),
    "notary.copies": CatalogFault("Certified copies: %lld", "ar", .text("النسخ المصدقة: %@")),
    "notary.note": CatalogFault(
      "Bring a valid passport or identity card", "ja",
      .text("Bring a valid passport or identity card")),
    "notary.entity": CatalogFault(
      "Deeds and contracts", "de", .text("Urkunden &amp;amp; Verträge")),
    "theatre.mojibake": CatalogFault("Artery clamps", "de", .text("GefÃ¤ÃŸklemmen")),
    "theatre.new": CatalogFault("Suture needles", "ar", .new),
    "theatre.chinese": CatalogFault("Final count", "ja", .text("最终カウント")),
    "reefer.arrow": CatalogFault("From %@ to %@", "ar", .text("%1$@ → %2$@")),
    "reefer.empty": CatalogFault("Frozen fish", "ar", .text("")),
    "falcon.one": CatalogFault("%lld flights today", "de", .plural(["other": "Heute %lld Flüge"])),
    "falcon.lost": CatalogFault("Last fed %@ by %@", "ar", .text("آخر إطعام كان %1$@")),
  ]
}
