import CalqueLocalization

let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
for language in CommandLine.arguments.dropFirst(2) {
  let localizer = Localizer(catalogs, locale: Locale(identifier: language))
  for count in [1, 3, 22] { print(localizer.string("\(count) files")) }
  print(String(localizer.attributedString("**Bold**").characters))
  for diagnostic in localizer.diagnostics { print(diagnostic) }
}
