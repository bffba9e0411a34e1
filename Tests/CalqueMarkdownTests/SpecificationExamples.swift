/// Examples of the specification of GitHub Flavored Markdown 0.29, by their numbers there: those
/// with one line, as markdown and as the HTML in the specification.
enum SpecificationExamples {
  static let all: [(number: Int, markdown: String, html: String)] = [
    // Backslash escapes
    (311, #"\\*emphasis*"#, #"\<em>emphasis</em>"#),
    (313, #"`` \[\` ``"#, #"<code>\[\`</code>"#),
    (318, #"[foo](/bar\* "ti\*tle")"#, #"<a href="/bar*" title="ti*tle">foo</a>"#),
    // Entity and numeric character references
    (322, #"&#35; &#1234; &#992; &#0;"#, #"# Ӓ Ϡ �"#),
    (325, #"&copy"#, #"&amp;copy"#),
    (331, #"`f&ouml;&ouml;`"#, #"<code>f&amp;ouml;&amp;ouml;</code>"#),
    // Code spans
    (338, #"`foo`"#, #"<code>foo</code>"#),
    (340, #"` `` `"#, #"<code>``</code>"#),
    (342, #"` a`"#, #"<code> a</code>"#),
    (348, #"`foo\`bar`"#, #"<code>foo\</code>bar`"#),
    (350, #"` foo `` bar `"#, #"<code>foo `` bar</code>"#),
    (352, #"[not a `link](/foo`)"#, #"[not a <code>link](/foo</code>)"#),
    (356, #"<http://foo.bar.`baz>`"#, #"<a href="http://foo.bar.%60baz">http://foo.bar.`baz</a>`"#),
    // Emphasis and strong emphasis
    (360, #"*foo bar*"#, #"<em>foo bar</em>"#),
    (363, #"* a *"#, #"* a *"#),
    (366, #"_foo bar_"#, #"<em>foo bar</em>"#),
    (369, #"foo_bar_"#, #"foo_bar_"#),
    (372, #"aa_"bb"_cc"#, #"aa_&quot;bb&quot;_cc"#),
    (375, #"*foo bar *"#, #"*foo bar *"#),
    (379, #"*foo*bar"#, #"<em>foo</em>bar"#),
    (382, #"_(_foo_)_"#, #"<em>(<em>foo</em>)</em>"#),
    (385, #"_foo_bar_baz_"#, #"<em>foo_bar_baz</em>"#),
    (388, #"** foo bar**"#, #"** foo bar**"#),
    (391, #"__foo bar__"#, #"<strong>foo bar</strong>"#),
    (395, #"foo__bar__"#, #"foo__bar__"#),
    (398, #"__foo, __bar__, baz__"#, #"<strong>foo, <strong>bar</strong>, baz</strong>"#),
    (401, #"**(**foo)"#, #"**(**foo)"#),
    (405, #"**foo**bar"#, #"<strong>foo</strong>bar"#),
    (408, #"_(__foo__)_"#, #"<em>(<strong>foo</strong>)</em>"#),
    (411, #"__foo__bar__baz__"#, #"<strong>foo__bar__baz</strong>"#),
    (415, #"_foo __bar__ baz_"#, #"<em>foo <strong>bar</strong> baz</em>"#),
    (418, #"*foo *bar**"#, #"<em>foo <em>bar</em></em>"#),
    (421, #"*foo**bar*"#, #"<em>foo**bar</em>"#),
    (424, #"*foo**bar***"#, #"<em>foo<strong>bar</strong></em>"#),
    (429, #"** is not an empty emphasis"#, #"** is not an empty emphasis"#),
    (433, #"__foo _bar_ baz__"#, #"<strong>foo <em>bar</em> baz</strong>"#),
    (436, #"**foo **bar****"#, #"<strong>foo <strong>bar</strong></strong>"#),
    (439, #"***foo* bar**"#, #"<strong><em>foo</em> bar</strong>"#),
    (443, #"__ is not an empty emphasis"#, #"__ is not an empty emphasis"#),
    (446, #"foo *\**"#, #"foo <em>*</em>"#),
    (449, #"foo **\***"#, #"foo <strong>*</strong>"#),
    (452, #"*foo**"#, #"<em>foo</em>*"#),
    (455, #"**foo***"#, #"<strong>foo</strong>*"#),
    (458, #"foo _\__"#, #"foo <em>_</em>"#),
    (461, #"foo __\___"#, #"foo <strong>_</strong>"#),
    (464, #"_foo__"#, #"<em>foo</em>_"#),
    (467, #"__foo___"#, #"<strong>foo</strong>_"#),
    (470, #"*_foo_*"#, #"<em><em>foo</em></em>"#),
    (473, #"****foo****"#, #"<strong><strong>foo</strong></strong>"#),
    (476, #"***foo***"#, #"<em><strong>foo</strong></em>"#),
    (479, #"*foo __bar *baz bim__ bam*"#, #"<em>foo <strong>bar *baz bim</strong> bam</em>"#),
    (482, #"*[bar*](/url)"#, #"*<a href="/url">bar*</a>"#),
    // Strikethrough (extension)
    (491, #"~~Hi~~ Hello, world!"#, #"<del>Hi</del> Hello, world!"#),
    // Links
    (493, #"[link](/uri "title")"#, #"<a href="/uri" title="title">link</a>"#),
    (495, #"[link]()"#, #"<a href="">link</a>"#),
    (497, #"[link](/my uri)"#, #"[link](/my uri)"#),
    (501, #"[a](<b)c>)"#, #"<a href="b)c">a</a>"#),
    (504, #"[link](\(foo\))"#, #"<a href="(foo)">link</a>"#),
    (506, #"[link](foo\(and\(bar\))"#, #"<a href="foo(and(bar)">link</a>"#),
    (508, #"[link](foo\)\:)"#, #"<a href="foo):">link</a>"#),
    (511, #"[link](foo%20b&auml;)"#, #"<a href="foo%20b%C3%A4">link</a>"#),
    (
      514, #"[link](/url "title \"&quot;")"#, #"<a href="/url" title="title &quot;&quot;">link</a>"#
    ),
    (519, #"[link] (/uri)"#, #"[link] (/uri)"#),
    (521, #"[link] bar](/uri)"#, #"[link] bar](/uri)"#),
    (523, #"[link \[bar](/uri)"#, #"<a href="/uri">link [bar</a>"#),
    (526, #"[foo [bar](/uri)](/uri)"#, #"[foo <a href="/uri">bar</a>](/uri)"#),
    (529, #"*[foo*](/uri)"#, #"*<a href="/uri">foo*</a>"#),
    // Images
    (580, #"![foo](/url "title")"#, #"<img src="/url" alt="foo" title="title" />"#),
    (588, #"![foo](<url>)"#, #"<img src="url" alt="foo" />"#),
    // Autolinks
    (602, #"<http://foo.bar.baz>"#, #"<a href="http://foo.bar.baz">http://foo.bar.baz</a>"#),
    (606, #"<a+b+c:d>"#, #"<a href="a+b+c:d">a+b+c:d</a>"#),
    (609, #"<localhost:5001/foo>"#, #"<a href="localhost:5001/foo">localhost:5001/foo</a>"#),
    // Raw HTML
    (637, #"<33> <__>"#, #"&lt;33&gt; &lt;__&gt;"#),
    (641, #"<a href='bar'title=title>"#, #"&lt;a href='bar'title=title&gt;"#),
    (647, #"foo <?php echo $a; ?>"#, #"foo <?php echo $a; ?>"#),
    // Hard line breaks
    (665, #"foo\"#, #"foo\"#),
  ]
}
