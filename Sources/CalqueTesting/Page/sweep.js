"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const ranks = { error: 2, warning: 1, information: 0 };
  const most = 60;
  const form = document.getElementById("filters");
  const field = (name) => form.elements[name];
  const matrix = document.getElementById("matrix");
  const list = document.getElementById("problems");
  const count = document.getElementById("count");
  let limit = most;

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value === undefined || value === false) continue;
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    }
    made.append(...children.filter((child) => child !== undefined && child !== ""));
    return made;
  }

  const unique = (values) => [...new Set(values)];
  const screens = unique(data.entries.map((entry) => entry.screen));
  const locales = unique(data.entries.map((entry) => entry.locale));
  const findings = data.entries.flatMap((entry) =>
    entry.findings.map((finding) => ({ ...finding, entry })));
  for (const finding of findings) {
    finding.words = [
      finding.kind, finding.message, finding.text, finding.key, finding.place, finding.identifier,
      finding.entry.screen, finding.entry.name,
    ].filter(Boolean).join("\n").toLowerCase();
  }

  function fill(name, title, values) {
    field(name).append(element("option", { value: "" }, title));
    for (const value of values) field(name).append(element("option", { value }, value));
  }
  fill("screen", "All screens", screens);
  fill("locale", "All languages", locales);
  fill("kind", "All findings", unique(findings.map((finding) => finding.kind)).sort());
  fill("size", "All sizes", unique(data.entries.map((entry) => `${entry.width} × ${entry.height}`)));

  // The filters are in the address, so that a view of the page can be shared.
  const names = ["screen", "locale", "kind", "size", "from", "search"];
  function restore() {
    const values = new URLSearchParams(location.hash.slice(1));
    for (const name of names) field(name).value = values.get(name) ?? (name === "from" ? "warning" : "");
  }
  function store() {
    const values = new URLSearchParams();
    for (const name of names) {
      if (field(name).value && !(name === "from" && field(name).value === "warning")) values.set(name, field(name).value);
    }
    history.replaceState(null, "", `#${values}`);
  }

  function isChosen(finding) {
    const { entry } = finding;
    return (!field("screen").value || entry.screen === field("screen").value)
      && (!field("locale").value || entry.locale === field("locale").value)
      && (!field("kind").value || finding.kind === field("kind").value)
      && (!field("size").value || `${entry.width} × ${entry.height}` === field("size").value)
      && ranks[finding.severity] >= ranks[field("from").value]
      && finding.words.includes(field("search").value.toLowerCase());
  }

  // The same finding on the same view is one problem in all of its combinations.
  function problems(chosen) {
    const known = new Map();
    for (const finding of chosen) {
      const view = finding.path || finding.text;
      const id = [finding.entry.screen, finding.kind, finding.severity, finding.identifier, finding.key || finding.text, view].join("\n");
      if (!known.has(id)) known.set(id, []);
      known.get(id).push(finding);
    }
    return [...known.values()].sort((one, other) =>
      ranks[other[0].severity] - ranks[one[0].severity] || other.length - one.length);
  }

  function frame(rectangle, entry) {
    const [x, y, width, height] = rectangle;
    return `left:${100 * x / entry.width}%;top:${100 * y / entry.height}%;`
      + `width:${100 * width / entry.width}%;height:${100 * height / entry.height}%`;
  }

  function picture(entry) {
    return element("img", {
      src: entry.picture, loading: "lazy", width: Math.round(entry.width), height: Math.round(entry.height),
      alt: `${entry.screen}, ${entry.name}`,
    });
  }

  function shot(finding) {
    const { entry } = finding;
    if (!entry.picture) return element("p", { class: "quiet" }, entry.name);
    const screen = element("div", { class: "screen" }, picture(entry));
    if (finding.frame) {
      screen.append(element("span", { class: `mark ${finding.severity}`, style: frame(finding.frame, entry) }));
    }
    return element("figure", {},
      element("figcaption", {}, entry.name),
      element("a", { href: entry.picture, title: "Open the picture" }, screen));
  }

  function card(found) {
    const [first] = found;
    const entries = unique(found.map((finding) => finding.entry));
    const more = entries.length - 1;
    const shots = element("div", { class: "shots" });
    const shown = unique(found.map((finding) => finding.entry.locale))
      .map((locale) => found.find((finding) => finding.entry.locale === locale));
    const details = element("details", {},
      element("summary", {}, `Pictures: ${shown.map((finding) => finding.entry.locale).join(", ")}`), shots);
    // Pictures are made when they are asked for: a page may have thousands.
    details.addEventListener("toggle", () => {
      if (details.open && !shots.childElementCount) shots.append(...shown.map(shot));
    });
    const source = [first.identifier && `#${first.identifier}`, first.key, first.place].filter(Boolean).join("  ");
    return element("li", {},
      element("div", { class: "head" },
        element("b", { class: first.severity }, first.kind),
        element("span", {}, first.entry.screen),
        element("span", { class: "quiet" }, first.entry.name + (more > 0 ? `, and ${more} more` : ""))),
      first.text ? element("blockquote", { dir: "auto", lang: first.entry.locale }, first.text) : undefined,
      element("p", {}, first.message),
      first.remedy ? element("p", { class: "quiet" }, first.remedy) : undefined,
      source ? element("p", {}, element("code", {}, source)) : undefined,
      first.path ? element("p", { class: "quiet" }, element("code", {}, first.path)) : undefined,
      details);
  }

  function writeMatrix() {
    const from = ranks[field("from").value];
    const counts = new Map();
    for (const finding of findings) {
      if (ranks[finding.severity] < from) continue;
      const id = `${finding.entry.screen}\n${finding.entry.locale}`;
      const cell = counts.get(id) ?? { count: 0, severity: "information" };
      cell.count += 1;
      if (ranks[finding.severity] > ranks[cell.severity]) cell.severity = finding.severity;
      counts.set(id, cell);
    }
    const head = element("tr", {}, element("td"), ...locales.map((locale) => element("th", { scope: "col" }, locale)));
    const rows = screens.map((screen) => element("tr", {}, element("th", { scope: "row" }, screen),
      ...locales.map((locale) => {
        const cell = counts.get(`${screen}\n${locale}`);
        const isPressed = field("screen").value === screen && field("locale").value === locale;
        return element("td", {}, element("button", {
          type: "button", class: cell?.severity, "aria-pressed": String(isPressed),
          "aria-label": `${screen}, ${locale}: ${cell?.count ?? 0} findings`,
          onclick: () => {
            field("screen").value = isPressed ? "" : screen;
            field("locale").value = isPressed ? "" : locale;
            update();
          },
        }, String(cell?.count ?? "")));
      })));
    matrix.replaceChildren(head, ...rows);
  }

  function writeList() {
    const chosen = problems(findings.filter(isChosen));
    count.textContent = chosen.length === 1 ? "1 problem" : `${chosen.length} problems`;
    list.replaceChildren(...chosen.slice(0, limit).map(card));
    const rest = chosen.length - limit;
    document.getElementById("more").hidden = rest <= 0;
    document.getElementById("more").textContent = `Show ${Math.min(rest, most)} more`;
  }

  // Two pictures of a screen, one over the other, with a slider between them.
  const compared = data.entries.filter((entry) => entry.picture);
  function writeComparison() {
    const side = document.getElementById("comparison");
    const options = compared.filter((entry) => !field("screen").value || entry.screen === field("screen").value);
    side.hidden = options.length < 2;
    if (side.hidden) return;
    const menus = ["one", "other"].map((name, index) => {
      const menu = document.getElementById(name);
      menu.replaceChildren(...options.map((entry) =>
        element("option", { value: data.entries.indexOf(entry) }, `${entry.screen}, ${entry.name}`)));
      menu.selectedIndex = Math.min(index, options.length - 1);
      menu.onchange = show;
      return menu;
    });
    const slider = document.getElementById("slider");
    const stage = document.getElementById("stage");
    function show() {
      const [one, other] = menus.map((menu) => data.entries[Number(menu.value)]);
      stage.replaceChildren(picture(one), picture(other));
      slide();
    }
    function slide() {
      const [, over] = stage.children;
      if (over) over.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    }
    slider.oninput = slide;
    show();
  }

  function update() {
    limit = most;
    store();
    writeMatrix();
    writeList();
    if (document.getElementById("comparison").open) writeComparison();
  }

  document.getElementById("comparison").addEventListener("toggle", writeComparison);
  document.getElementById("more").addEventListener("click", () => {
    limit += most;
    writeList();
  });
  document.getElementById("marks").addEventListener("change", (event) => {
    document.body.classList.toggle("plain", !event.target.checked);
  });
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => { restore(); update(); });
  restore();
  update();
})();
