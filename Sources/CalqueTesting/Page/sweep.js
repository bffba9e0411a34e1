// The matrix, the list of problems, all pictures, and the filters.
const most = 60;
let limit = most;

function fill(name, title, values, text = (value) => value) {
  const chosen = field(name).value;
  field(name).replaceChildren(element("option", { value: "" }, word(title)),
    ...values.map((value) => element("option", { value }, text(value))));
  field(name).value = chosen;
}

// The filters are in the address, so that a view of the page can be shared.
const names = ["screen", "locale", "kind", "size", "from", "search"];
function restore() {
  const values = new URLSearchParams(location.hash.slice(1));
  for (const name of names) field(name).value = values.get(name) ?? (name === "from" ? "warning" : "");
  const entry = values.get("picture") && data.entries[Number(values.get("picture"))];
  if (entry?.picture) shown.entry = entry;
  fit();
}

// The picture that is shown is one of the chosen screen and language; of those, that with the same
// setting, if there is one.
function fit() {
  if (shown.entry && isChosenEntry(shown.entry)) return;
  const chosen = drawn.filter(isChosenEntry);
  shown.entry = chosen.find((entry) => entry.setting === shown.entry?.setting) ?? chosen[0];
}
function store() {
  const values = new URLSearchParams();
  for (const name of names) {
    if (field(name).value && !(name === "from" && field(name).value === "warning")) values.set(name, field(name).value);
  }
  if (shown.entry) values.set("picture", shown.entry.index);
  history.replaceState(null, "", `#${values}`);
}

function isChosenEntry(entry) {
  return (!field("screen").value || entry.screen === field("screen").value)
    && (!field("locale").value || entry.locale === field("locale").value)
    && (!field("size").value || sizeName(entry) === field("size").value);
}
function isChosen(finding) {
  return isChosenEntry(finding.entry)
    && (!field("kind").value || finding.kind === field("kind").value)
    && ranks[finding.severity] >= ranks[field("from").value]
    && finding.words.includes(field("search").value.toLowerCase());
}

// The same finding on the same view is one problem in all of its combinations.
function problem(finding) {
  const view = finding.path || finding.text;
  return [finding.entry.screen, finding.kind, finding.severity, finding.identifier, finding.key || finding.text, view].join("\n");
}
function problems(chosen) {
  const known = new Map();
  for (const finding of chosen) {
    const id = problem(finding);
    if (!known.has(id)) known.set(id, []);
    known.get(id).push(finding);
  }
  return [...known.values()].sort((one, other) =>
    ranks[other[0].severity] - ranks[one[0].severity] || other.length - one.length);
}

function shot(finding) {
  const { entry } = finding;
  if (!entry.picture) return element("p", { class: "quiet" }, entry.name);
  const title = word("%@, %@", entry.screen, languageName(entry.locale));
  return element("figure", {},
    element("figcaption", {}, word("%@, %@", languageName(entry.locale), entry.setting)),
    element("button", { type: "button", class: "screen", "aria-label": title, onclick: () => show(entry, true) },
      picture(entry), ...marks(finding)));
}

function card(found) {
  const [first] = found;
  const more = unique(found.map((finding) => finding.entry)).length - 1;
  const shots = element("div", { class: "shots" });
  const each = unique(found.map((finding) => finding.entry.locale))
    .map((locale) => found.find((finding) => finding.entry.locale === locale));
  const pictures = element("details", {},
    element("summary", {}, word("Pictures: %@", each.map((finding) => finding.entry.locale).join(", "))), shots);
  // Pictures are made when they are asked for: a page may have thousands.
  pictures.addEventListener("toggle", () => {
    if (pictures.open && !shots.childElementCount) shots.append(...each.map(shot));
  });
  const source = [first.identifier && `#${first.identifier}`, first.key, first.place].filter(Boolean).join("  ");
  const place = word("%@, %@", languageName(first.entry.locale), first.entry.setting);
  const english = { lang: "en", dir: "ltr" };
  return element("li", {},
    element("div", { class: "head" },
      element("b", { class: first.severity }, first.kind),
      element("span", {}, first.entry.screen),
      element("span", { class: "quiet" }, more > 0 ? word("%@, and %@ more", place, numbers.format(more)) : place)),
    first.text ? element("blockquote", { dir: "auto", lang: first.entry.locale }, first.text) : undefined,
    element("p", english, first.message),
    first.remedy ? element("p", { class: "quiet", ...english }, first.remedy) : undefined,
    source ? element("p", { dir: "ltr", class: "source" }, element("code", {}, source)) : undefined,
    first.path ? element("p", { class: "quiet source", dir: "ltr" }, element("code", {}, first.path)) : undefined,
    pictures);
}

function writeMatrix() {
  const from = ranks[field("from").value];
  const counts = new Map();
  for (const finding of findings) {
    if (ranks[finding.severity] < from) continue;
    const id = `${finding.entry.screen}\n${finding.entry.locale}`;
    const cell = counts.get(id) ?? { problems: new Set(), severity: "information" };
    cell.problems.add(problem(finding));
    if (ranks[finding.severity] > ranks[cell.severity]) cell.severity = finding.severity;
    counts.set(id, cell);
  }
  const head = element("tr", {}, element("td"), ...locales.map((locale) =>
    element("th", { scope: "col", title: languageName(locale) }, locale)));
  const rows = screens.map((screen) => element("tr", {}, element("th", { scope: "row" }, screen),
    ...locales.map((locale) => {
      const id = `${screen}\n${locale}`;
      if (!swept.has(id)) return element("td");
      const cell = counts.get(id);
      const isPressed = field("screen").value === screen && field("locale").value === locale;
      return element("td", {}, element("button", {
        type: "button", class: cell?.severity, "aria-pressed": String(isPressed), "data-cell": id, tabindex: "-1",
        "aria-label": word("%@, %@, problems: %@", screen, languageName(locale), numbers.format(cell?.problems.size ?? 0)),
        onclick: () => {
          field("screen").value = isPressed ? "" : screen;
          field("locale").value = isPressed ? "" : locale;
          fit();
          update();
          writeViewer();
          cellOf(id)?.focus({ preventScroll: true });
          if (!isPressed) byId(shown.entry ? "viewer" : "count").scrollIntoView({ block: "nearest" });
        },
      }, cell ? numbers.format(cell.problems.size) : ""));
    })));
  byId("matrix").replaceChildren(head, ...rows);
  const cells = [...byId("matrix").querySelectorAll("button")];
  // One stop of the Tab key; arrows go on from there.
  (cells.find((cell) => cell.ariaPressed === "true") ?? cells[0])?.setAttribute("tabindex", "0");
}

const cellOf = (id) => [...byId("matrix").querySelectorAll("button")].find((cell) => cell.dataset.cell === id);

byId("matrix").addEventListener("keydown", (event) => {
  const start = event.target.dataset?.cell?.split("\n");
  const forward = isRightToLeft() ? -1 : 1;
  const [down, across] = {
    ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowRight: [0, forward], ArrowLeft: [0, -forward],
  }[event.key] ?? [];
  if (!start || down === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  let [row, column] = [screens.indexOf(start[0]), locales.indexOf(start[1])];
  let next;
  // Screens that were not swept in a language have no cell.
  do {
    [row, column] = [row + down, column + across];
    next = cellOf(`${screens[row]}\n${locales[column]}`);
  } while (!next && screens[row] !== undefined && locales[column] !== undefined);
  if (!next) return;
  event.target.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
});

function writeList() {
  const chosen = problems(findings.filter(isChosen));
  byId("count").textContent = word("Problems: %@", numbers.format(chosen.length));
  byId("problems").replaceChildren(...chosen.slice(0, limit).map(card));
  const rest = chosen.length - limit;
  byId("more").hidden = rest <= 0;
  byId("more").textContent = word("Show %@ more", numbers.format(Math.min(rest, most)));
}

// All pictures of the filters. Browsers load and lay out those in sight only.
function writePictures() {
  const chosen = drawn.filter(isChosenEntry);
  byId("amount").textContent = word("Pictures: %@", numbers.format(chosen.length));
  if (!byId("all").open) return;
  byId("grid").replaceChildren(...chosen.map((entry) => element("figure", {},
    element("button", { type: "button", class: "screen", onclick: () => show(entry, true) }, picture(entry)),
    element("figcaption", {}, word("%@, %@", entry.screen, languageName(entry.locale)), " ", entry.setting))));
}

// What the matrix and the pictures were written for; typing in the search changes neither.
const written = {};
function once(name, fields, write) {
  const values = [language, ...fields.map((one) => field(one).value)].join("\n");
  if (written[name] === values) return;
  written[name] = values;
  write();
}

function update() {
  limit = most;
  store();
  once("matrix", ["screen", "locale", "from"], writeMatrix);
  once("pictures", ["screen", "locale", "size"], writePictures);
  writeList();
}

function writeAll() {
  translate();
  byId("lead").textContent = word("Screens: %@, languages: %@, errors: %@, warnings: %@",
    numbers.format(data.entries.length), numbers.format(locales.length),
    ...["error", "warning"].map((severity) => numbers.format(findings.filter((one) => one.severity === severity).length)));
  fill("screen", "All screens", screens);
  fill("locale", "All languages", locales, languageName);
  fill("kind", "All findings", unique(findings.map((finding) => finding.kind)).sort());
  fill("size", "All sizes", unique(data.entries.map(sizeName)));
  byId("language").replaceChildren(...Object.keys(catalog).map((tag) => element("option", {
    value: tag, lang: tag, selected: tag === language ? "" : undefined,
  }, new Intl.DisplayNames([tag], { type: "language" }).of(tag))));
}

byId("all").addEventListener("toggle", writePictures);
byId("more").addEventListener("click", () => { limit += most; writeList(); });
byId("language").addEventListener("change", (event) => {
  language = event.target.value;
  parameters.set("language", language);
  // Not every browser allows it for a file.
  try { history.replaceState(null, "", `?${parameters}${location.hash}`); } catch { /* it stays */ }
  writeAll();
  update();
  writeViewer();
});
form.addEventListener("input", () => { fit(); update(); writeViewer(); });
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", () => { restore(); update(); writeViewer(); });
writeAll();
restore();
update();
writeViewer();
