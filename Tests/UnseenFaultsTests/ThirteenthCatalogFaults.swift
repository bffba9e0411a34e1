extension CatalogFault {
  /// Those of the screens in the folder ThirteenthScreens.
  static let thirteenth: [String: CatalogFault] = [
    "library.count": CatalogFault(
      "%lld books borrowed", "ar",
      .plural(["one": "كتاب واحد مستعار", "other": "%lld كتاب مستعار"])),
    "library.fee": CatalogFault(
      "Renew before the due date to avoid a fee.", "ar",
      .text("Renew before the due date to avoid a fee.")),
    "coffee.kcal": CatalogFault("%lld kcal", "ja", .text("%@ kcal")),
    "coffee.allergens": CatalogFault(
      "Contains oats. May contain traces of nuts.", "de",
      .text("Enthält <b>Hafer</b>. Kann Spuren von <b>Nüssen</b> enthalten.")),
    "flight.late": CatalogFault("+%lld min", "ar", .text("+%lld دقيقة")),
    "flight.seat": CatalogFault("Seat %@", "ja", .text("座席 {seat}")),
    "savings.han": CatalogFault("Standing order", "ja", .text("定额の自動積立")),
    "savings.average": CatalogFault("Monthly average", "en", .text("Monthly аverаge")),
    "phrase.common": CatalogFault("Common phrases", "de", .text("HÃ¤ufige SÃ¤tze")),
    "phrase.lost": CatalogFault("Translate to %@", "ja", .text("翻訳する")),
    "phrase.gone": CatalogFault("Type a word or a sentence", "ar", .missing),
    "rewards.plural": CatalogFault(
      "%lld stars to the next badge", "de",
      .plural(["other": "Noch %lld Sterne bis zum nächsten Abzeichen"])),
    "rewards.empty": CatalogFault("Walk the dog", "ja", .new),
  ]
}
