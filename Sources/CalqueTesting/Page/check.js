
// `?check` in the address: the page uses itself, and writes what it found into its own text.
async function check() {
  const faults = [];
  const expect = (isTrue, text) => { if (!isTrue) faults.push(text); };
  const key = (name) => dispatchEvent(new KeyboardEvent("keydown", { key: name }));
  const direction = isRightToLeft() ? "rtl" : "ltr";
  expect(document.documentElement.lang === language, "language of the page");
  expect(getComputedStyle(document.body).direction === direction, "direction of the page");
  for (const node of document.querySelectorAll("button, select, input, [role=region]")) {
    const name = node.getAttribute("aria-label") || node.textContent.trim() || node.closest("label")?.textContent.trim()
      || node.querySelector("img")?.alt;
    expect(name, `a name of ${node.outerHTML.slice(0, 80)}`);
  }
  for (const image of document.images) expect(image.alt, `a text of ${image.src}`);
  expect(document.documentElement.scrollWidth <= innerWidth, "no scrolling across");
  if (shown.entry) {
    const first = shown.entry;
    byId("viewer").scrollIntoView();
    if (locales.length > 1) {
      key(isRightToLeft() ? "ArrowLeft" : "ArrowRight");
      expect(shown.entry.locale !== first.locale || drawn.every((one) => one.locale === first.locale), "the next language");
      key(isRightToLeft() ? "ArrowRight" : "ArrowLeft");
      expect(shown.entry.locale === first.locale, "the language before");
    }
    byId("order").checked = true;
    byId("order").dispatchEvent(new Event("change"));
    await writeViewer();
    const { elements, texts } = await detailsOf(shown.entry);
    expect(byId("stage").querySelectorAll(".mark.order").length === order(elements).length, "a number for each element");
    expect(byId("texts").querySelectorAll("tr").length === texts.length + 1, "a row for each text");
    expect(elements.length > 0, "elements");
    const other = drawn.find((one) => one.screen === first.screen && one !== first);
    if (other) {
      shown.other = other;
      await writeViewer();
      byId("slider").value = 25;
      slide();
      const clip = byId("stage").querySelector("img + img").style.clipPath;
      expect(clip.includes(isRightToLeft() ? "75%" : "25%"), `the slider: ${clip}`);
      shown.other = undefined;
    }
    if (first.reference) {
      byId("other").value = "reference";
      byId("other").dispatchEvent(new Event("change"));
      const pictures = [...byId("stage").querySelectorAll("img")].map((image) => image.getAttribute("src"));
      expect(pictures.join() === [first.picture, first.reference].join(), `the reference: ${pictures}`);
    }
  }
  const cells = [...byId("matrix").querySelectorAll("button")];
  expect(cells.filter((cell) => cell.tabIndex === 0).length === 1, "one stop of the Tab key in the matrix");
  const last = cells.at(-1);
  const [screen, locale] = last.dataset.cell.split("\n");
  last.click();
  expect(document.activeElement.dataset.cell === last.dataset.cell, "the focus stays at the cell");
  expect(!shown.entry || (shown.entry.screen === screen && shown.entry.locale === locale), "the picture of the cell");
  if (locales.length > 1) {
    const back = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: back, bubbles: true }));
    expect(document.activeElement.dataset.cell === `${screen}\n${locales.at(-2)}`, "arrows go on in the matrix");
  }
  for (const name of ["screen", "locale"]) field(name).value = "";
  form.dispatchEvent(new Event("input"));
  key("/");
  expect(document.activeElement === field("search"), "a slash goes to the search");
  field("search").value = "no such text";
  form.dispatchEvent(new Event("input"));
  expect(byId("problems").childElementCount === 0, "the search finds nothing");
  field("search").value = "";
  form.dispatchEvent(new Event("input"));
  const start = performance.now();
  byId("all").open = true;
  writePictures();
  byId("grid").getBoundingClientRect();
  const time = Math.round(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const grid = [...byId("grid").querySelectorAll("img")];
  document.body.append(element("pre", { id: "check" }, JSON.stringify({
    faults, language, direction, pictures: grid.length, layout: time,
    loaded: grid.filter((image) => image.complete && image.naturalWidth).length,
  })));
}
if (parameters.has("check")) check();
