// One screen with its problems, texts and elements, and another picture behind a slider.
const shown = { entry: drawn[0], other: undefined, isReference: false, turn: 0 };

function entryLike(screen, locale) {
  const all = drawn.filter((entry) => entry.screen === screen && entry.locale === locale);
  return all.find((entry) => entry.setting === shown.entry?.setting) ?? all[0];
}

function show(entry, isFocused) {
  if (!entry) return;
  shown.entry = entry;
  // The filters go with the picture.
  for (const [name, value] of [["screen", entry.screen], ["locale", entry.locale], ["size", sizeName(entry)]]) {
    if (field(name).value && field(name).value !== value) field(name).value = value;
  }
  update();
  writeViewer();
  if (isFocused) byId("viewer").scrollIntoView({ block: "nearest" });
}

// Moves to the next screen or language that has a picture.
function move(by, axis) {
  if (!shown.entry) return;
  const names = axis === "screen" ? screens : locales;
  const start = names.indexOf(shown.entry?.[axis]);
  for (let step = 1; step <= names.length; step += 1) {
    const name = names[(start + by * step + step * names.length) % names.length];
    const entry = axis === "screen" ? entryLike(name, shown.entry.locale) : entryLike(shown.entry.screen, name);
    if (entry) return show(entry);
  }
}

function order(elements) {
  const list = elements.flatMap((one) => [one, ...order(one.children ?? [])]);
  return list.filter((one) => one.number !== undefined);
}

function orderLines(list, entry) {
  const points = list.map(({ frame: [x, y, width, height] }) => `${x + width / 2},${y + height / 2}`).join(" ");
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", `0 0 ${entry.width} ${entry.height}`);
  drawing.setAttribute("class", "lines");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "polyline");
  line.setAttribute("points", points);
  drawing.append(line);
  return [drawing, ...list.map(({ number, frame: [x, y, width, height] }) => element("span", {
    class: "mark order", style: `left:${100 * (x + width / 2) / entry.width}%;top:${100 * (y + height / 2) / entry.height}%`,
  }, numbers.format(number)))];
}

function slide() {
  const over = byId("stage").querySelector("img + img");
  const value = byId("slider").value;
  const line = byId("stage").querySelector(".edge");
  const physical = isRightToLeft() ? 100 - value : value;
  if (over) over.style.clipPath = `inset(0 0 0 ${physical}%)`;
  if (line) line.style.left = `${physical}%`;
}

function tree(elements) {
  return element("ul", { role: "group" }, ...elements.map((one) => element("li", { role: "treeitem" },
    element("span", { class: "role" }, one.number === undefined ? "" : numbers.format(one.number)),
    element("bdi", {}, ` ${one.label ?? one.value ?? ""} `),
    element("span", { class: "quiet", lang: "en", dir: "ltr" },
      [one.role, one.identifier && `#${one.identifier}`].filter(Boolean).join(" ")),
    one.children?.length ? tree(one.children) : "")));
}

function textRows(texts) {
  const head = element("tr", {}, ...["Text", "Key", "Place"].map((name) => element("th", { scope: "col" }, word(name))));
  return element("table", { class: "texts" }, head, ...texts.map((text) => element("tr", {},
    element("td", {}, element("bdi", { lang: text.language }, text.text)),
    element("td", {}, text.key ? element("code", { dir: "auto" }, text.key) : "–"),
    element("td", {}, text.place ? element("code", { dir: "ltr" }, text.place) : "–"))));
}

async function writeViewer() {
  const { entry } = shown;
  byId("viewer").hidden = !entry;
  if (!entry) return;
  byId("shown").textContent = word("%@, %@", entry.screen, languageName(entry.locale));
  byId("setting").replaceChildren(...drawn.filter((one) => one.screen === entry.screen && one.locale === entry.locale)
    .map((one) => element("option", { value: one.index, selected: one === entry ? "" : undefined }, isolated(one.setting))));
  const hasReference = entry.reference !== undefined;
  const other = !shown.isReference ? shown.other : hasReference ? { ...entry, picture: entry.reference } : undefined;
  byId("other").replaceChildren(element("option", { value: "" }, word("Nothing")),
    ...(hasReference ? [element("option", { value: "reference", selected: shown.isReference ? "" : undefined }, word("Reference"))] : []),
    ...drawn.filter((one) => one.screen === entry.screen && one !== entry).map((one) =>
      element("option", { value: one.index, selected: one === other ? "" : undefined },
        word("%@, %@", languageName(one.locale), one.setting))));
  const isCompared = other && other.screen === entry.screen && other !== entry;
  byId("slider").hidden = !isCompared;
  const stage = byId("stage");
  stage.style.aspectRatio = `${entry.width} / ${entry.height}`;
  stage.replaceChildren(picture(entry, "eager"), ...(isCompared ? [picture(other, "eager"), element("span", { class: "edge" })] : []),
    ...findings.filter((finding) => finding.entry === entry && ranks[finding.severity] >= ranks[field("from").value]).flatMap(marks));
  slide();
  const own = findings.filter((finding) => finding.entry === entry);
  byId("own").replaceChildren(...(own.length ? own.map((finding) => element("li", {},
    element("b", { class: finding.severity }, finding.kind), " ",
    element("bdi", { lang: entry.locale }, finding.text ?? ""),
    element("p", { class: "quiet", lang: "en", dir: "ltr" }, finding.message)))
    : [element("li", { class: "quiet" }, word("Nothing found"))]));
  shown.turn += 1;
  const { turn } = shown;
  const { elements, texts } = await detailsOf(entry);
  if (shown.turn !== turn) return;
  byId("tree").replaceChildren(tree(elements));
  byId("tree").firstChild.setAttribute("role", "tree");
  byId("tree").firstChild.setAttribute("aria-label", word("Elements in reading order"));
  byId("texts").replaceChildren(textRows(texts));
  stage.append(...orderLines(order(elements), entry));
}

byId("setting").addEventListener("change", (event) => show(data.entries[Number(event.target.value)]));
byId("other").addEventListener("change", (event) => {
  const { value } = event.target;
  shown.isReference = value === "reference";
  shown.other = value === "" || shown.isReference ? undefined : data.entries[Number(value)];
  writeViewer();
});
byId("slider").addEventListener("input", slide);
for (const [id, by, axis] of [
  ["previous-screen", -1, "screen"], ["next-screen", 1, "screen"],
  ["previous-language", -1, "locale"], ["next-language", 1, "locale"],
]) byId(id).addEventListener("click", () => move(by, axis));
for (const name of ["marks", "order"]) {
  const toggle = () => document.body.classList.toggle(`no-${name}`, !byId(name).checked);
  byId(name).addEventListener("change", toggle);
  toggle();
}

// Arrows move between languages and screens; a slash goes to the search.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, select, textarea")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const forward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
  // Down and up scroll the page as long as no picture is in sight.
  const box = byId("viewer").getBoundingClientRect();
  const isInSight = shown.entry && box.top < innerHeight * 0.75 && box.bottom > innerHeight * 0.25;
  if (event.key.startsWith("Arrow") && !isInSight) return;
  const actions = {
    [forward]: () => move(1, "locale"), [backward]: () => move(-1, "locale"),
    ArrowDown: () => move(1, "screen"), ArrowUp: () => move(-1, "screen"),
    "/": () => field("search").focus(), o: () => byId("order").click(), m: () => byId("marks").click(),
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});
