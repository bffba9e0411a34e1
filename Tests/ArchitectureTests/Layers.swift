/// The layers of the targets: their folders, the lowest first. A folder may use its own
/// declarations and those of the folders before it. Files directly in the target's folder are the
/// layer `"."`.
///
/// A target without folders does not need a row. A folder with rooms of its own has one, too;
/// folders in one entry are one layer.
enum Layers {
  /// The folders of a target, by its name.
  static let byTarget: [String: [String]] = [
    "CalqueLayout": ["Geometry", "Arena", "Kinds", "Layouts", "Lazy"],
    "CalqueLayout/Kinds": [
      "Leaves", "Stacks", "Grids", "Containers", "Modifiers", "SafeArea",
    ],
    "CalqueLint": [".", "Units", "Rules", "Workspace", "Reports"],
    "CalqueLint/Units": [
      "Writing", "Names", "Texts", "Findings", "Configuration", "Documents", "Arguments", "Kinds",
    ],
    "CalqueLint/Rules": [
      "Checks", "Files Arguments Plurals Coverage Languages Text Unicode Directives", ".",
    ],
    "CalqueLint/Workspace": ["Files", "Usage", "Session", "Coverage", "History"],
    // A cache of files, and the list of reporters, are one with what they serve.
    "CalqueLint/Workspace/Files": [". Cache Projects"],
    "CalqueLint/Reports": [". Fixes HTML"],
    "Calque": [
      ".", "Diagnostics", "Motion", "Graph", "Environment", "State", "Nodes", "Passes", "Emit",
      "Views", "Scenes", "Unavailable", "Host", "Previews",
    ],
    "Calque/Views": [
      "ModifierKinds", "Assets", "Styles", "Shapes", "Content", "Grids", "Stacks", "Effects",
      "Modifiers",
      "Accessibility", "Settings", "Lifecycle", "Geometry", "Preferences", "Scrolling", "Gradients",
      "Gestures", "Motion",
      "Transfer", "Lazy", "Controls", "Collections", "Lists", "Presentations", "Documents",
      "Tables", "Navigation", "Progress", "Canvas", "Values", "TextInput", "Menus", "Pickers",
      "Resources",
    ],
    "CalqueCatalogs": [
      "Bytes", "Model", "Encoding", "PropertyList", "Strings", "JSON", "Format", "XCStrings",
      "Arrangement", "XML", "XLIFF", "StringsDictionary", "RawText", "Writing", "Files", "XCLoc",
    ],
    "CalqueSymbols": ["Geometry", "Drawings", "SVG", "Table", "."],
    "CalqueText": ["Values", "Fonts", "Lines", "Shaping", "Measuring"],
    "CalqueMessages": [
      "Markup", "Program", "Table", "Catalogs", "File", "Arguments", "Run", "Pseudo",
    ],
    "CalqueExchange": [
      "Plurals", "Merge", "Tables", "PortableObject", "Android", "Conversion", "Files",
      "Translation", "Compilation",
    ],
    "CalqueLocalization": [
      "LanguageData", "Environment", "Dates", "Formatters", "Keys", "Catalogs", "Localizer",
      "Markdown", "Resources",
    ],
    "CalqueLocalization/Formatters": ["Units", "Names", "Times", "Lists", "Measurements"],
    "CalqueTesting": [
      ".", "Snapshots", "Rules", "Sweep", "Marks", "Page", "KeyPictures", "Store",
    ],
    "UIKit": [".", "Values", "Views", "Hosting"],
    "CalqueAdoption": ["Reading", "Generating", "Compiling", "Writing"],
  ]
}
