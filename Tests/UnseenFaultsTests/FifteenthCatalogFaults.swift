extension CatalogFault {
  /// Those of the screens in the folder FifteenthScreens.
  static let fifteenth: [String: CatalogFault] = [
    "kiln.pieces": CatalogFault(
      "%lld pieces", "ar",
      .plural([
        "zero": "لا قطع", "one": "قطعة واحدة", "two": "قطعتان", "other": "%lld قطعة",
      ])),
    "kiln.bold": CatalogFault(
      "Never open the lid above %lld °C.", "de", .text("Deckel <b>nie</b> über %lld °C öffnen.")),
    "icecore.freezer": CatalogFault("Freezer hall", "de", .key("Freezer Hall")),
    "hydrant.percent": CatalogFault("Inspected by %@", "ja", .text("点検者：％@")),
    "hydrant.type": CatalogFault("Pressure: %@ bar", "de", .text("Druck: %lld bar")),
    "hydrant.lost": CatalogFault("%lld m from the kerb", "ar", .text("على بعد أمتار من الرصيف")),
    "hydrant.english": CatalogFault("Cap is missing", "ja", .text("Cap is missing")),
    "hydrant.umlaut": CatalogFault(
      "Lid opens easily", "de", .text("Deckel lÃ¤sst sich leicht Ã¶ffnen")),
    "loom.cyrillic": CatalogFault("Warp threads", "de", .text("K\u{0435}ttfäden")),
    "loom.han": CatalogFault("Preparation finished", "ja", .text("準备完了")),
    "jury.new": CatalogFault("Send proof of hardship", "ja", .new),
    "jury.days": CatalogFault(
      "%lld days of service", "de", .plural(["other": "%lld Tage im Dienst"])),
    "star.arrow": CatalogFault("Next star →", "ar", .text("النجم التالي →")),
    "star.name": CatalogFault("Observer: %@", "de", .text("Beobachtet von {name}")),
  ]
}
