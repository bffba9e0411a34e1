"""Makes small fonts with the characters that the gallery and the system's words need.

The characters are those of the catalogs in Locales and Tools/Gallery, and whole blocks of Unicode for
scripts that are not East Asian. An East Asian face has the characters of its own languages, and those that
all languages can show. Everything that shapes a text is kept, so that a text is as wide as with the
complete fonts.
"""

import collections
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OUTPUT = ROOT / "Sources/CalqueFonts/Fonts"
FONTS = pathlib.Path("/usr/share/fonts")
INTER, CJK = FONTS / "opentype/inter", FONTS / "opentype/noto"
NOTO = FONTS / "truetype/noto"

# Blocks of Unicode (Blocks.txt), in hexadecimal.
BASIC = "20-7E,A0-FF,2000-206F,20A0-20CF,25CC"
LATIN = (
    "20-7E,A0-17F,18F,192,1A0-1A1,1AF-1B0,1CD-1DC,1E6-1E7,1FA-1FF,218-21B,237,259,2B9-2DD,300-333,"
    "1E80-1E85,1E9E,1EA0-1EF9,2000-206F,2070-209F,20A0-20CF,2100-214F,2150-218F,2190-22FF,2300-23FF,"
    "2460-24FF,2580-27BF,2900-2BFF,FB00-FB06,FFFD"
)
GREEK_CYRILLIC = "370-3FF,400-45F,462-463,472-475,490-4FF"
INDIC = BASIC + ",964-965,1CD0-1CFF,A830-A839"
EAST_ASIAN = "20-7E,A0-FF,2000-206F,20A0-20CF,2190-2199,3000-303F,3040-30FF,FF00-FF65"
PLAIN = (
    "20-7E,A0-17F,218-21B,1EA0-1EF9,2000-206F,20A0-20CF,2190-2199,2212," + GREEK_CYRILLIC
)
SYMBOLS = "20-7E,2100-214F,2190-21FF,2200-22FF,2300-23FF,2460-24FF,25A0-25FF,2600-26FF,2700-27BF"

SCRIPTS = {
    "Arabic": BASIC + ",600-6FF,750-77F",
    "Armenian": BASIC + ",530-58F,FB13-FB17",
    "Bengali": INDIC + ",980-9FF",
    "Devanagari": INDIC + ",900-97F,A8E0-A8FF",
    "Georgian": BASIC + ",10A0-10FF,1C90-1CBF,2D00-2D2F",
    "Gujarati": INDIC + ",A80-AFF",
    "Gurmukhi": INDIC + ",A00-A7F",
    "Hebrew": BASIC + ",590-5FF,FB1D-FB4F",
    "Kannada": INDIC + ",C80-CFF",
    "Malayalam": INDIC + ",D00-D7F",
    "Tamil": INDIC + ",B80-BFF",
    "Telugu": INDIC + ",C00-C7F",
    "Thai": BASIC + ",E00-E7F",
}

# All upright weights that views can ask for; of italics, which are rarer, those of emphasis.
INTER_STYLES = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    "Italic", "MediumItalic", "SemiBoldItalic", "BoldItalic",
]  # fmt: skip

# What dates, times, numbers and lists of CLDR consist of in these languages.
DATES = (
    "年月日時分秒週間曜火水木金土午前後昨今明来去先毎第四半期世紀西暦平成令和昭和大正治元円〇"
    "一二三五六七八九十百千万億兆萬亿零时间周星期天上下中凌晨早傍晚夜本季度公纪后禮拜點鐘個和及或与與號号"
    "년월일시분초오전후새벽아침저녁밤정자요화수목금토어제늘내주기서작지난다음이번및또는개"
)

# The features that shapers apply by themselves (OpenType's list of registered features), and those
# that views can ask for: digits of one width, small capitals.
FEATURES = (
    "rvrn,ltra,ltrm,rtla,rtlm,frac,numr,dnom,abvm,blwm,ccmp,locl,mark,mkmk,rlig,calt,clig,curs,dist,"
    "kern,liga,rclt,isol,fina,fin2,fin3,medi,med2,init,stch,mset,nukt,akhn,rphf,rkrf,pref,blwf,abvf,"
    "half,pstf,vatu,cjct,cfar,pres,abvs,blws,psts,haln,ljmo,vjmo,tjmo,tnum,smcp,c2sc"
)

# The faces in the files of Noto Sans CJK.
CJK_FACES = {"JP": 0, "KR": 1, "SC": 2, "TC": 3}


# The languages whose characters each of the faces has. That of Japan is the first one for Han in a text of
# any other language, and has all of Han.
CJK_LANGUAGES = {
    "JP": {"ja", "zh-Hans", "zh-Hant"}, "KR": {"ko"}, "SC": {"zh-Hans"}, "TC": {"zh-Hant"},
}  # fmt: skip


def needed_characters():
    """The characters of the catalogs by language, and under "" those that every language can show: of the
    keys, of the texts in the gallery's code, and of dates.
    """
    texts = collections.defaultdict(list)
    for path in ROOT.glob("Tools/Gallery/**/*.swift"):
        texts[""].append(path.read_text(encoding="utf-8"))
    for path in ROOT.glob("Locales/*.lproj/*"):
        texts[path.parent.stem].append(path.read_text(encoding="utf-8"))

    def visit(value, language):
        if isinstance(value, dict):
            for key, part in value.items():
                texts[language].append(key)
                visit(part, language)
        elif isinstance(value, str):
            texts[language].append(value)

    for pattern in ("Locales/*.xcstrings", "Tools/Gallery/Locales/*.xcstrings"):
        for path in ROOT.glob(pattern):
            for key, entry in json.loads(path.read_text(encoding="utf-8"))["strings"].items():
                texts[""].append(key)
                for language, value in entry["localizations"].items():
                    visit(value, language)
    texts[""].append(DATES)
    return {
        language: {ord(character) for text in parts for character in text if ord(character) > 31}
        for language, parts in texts.items()
    }


def is_east_asian(code):
    return 0x2E80 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7AF or 0xF900 <= code <= 0xFAFF


def listed(codes):
    return ",".join(f"{code:X}" for code in sorted(codes))


def subset(folder, source, name, unicodes, face=0):
    """Writes a font with some characters, and everything that shapes them."""
    subprocess.run(
        [
            "hb-subset", str(source), f"--output-file={folder / name}", f"--face-index={face}",
            f"--unicodes={unicodes}", f"--layout-features={FEATURES}", "--layout-scripts=*", "--no-hinting",
            "--notdef-outline", "--name-IDs=0,1,2,3,4,5,6,13,14,16,17",
        ],
        check=True,
    )  # fmt: skip


def make(folder):
    needed = needed_characters()
    emoji = {code for codes in needed.values() for code in codes if code >= 0x1F000} | {0x200D, 0xFE0F}
    for style in INTER_STYLES:
        name = f"Inter-{style}.otf"
        subset(folder, INTER / name, name, f"{LATIN},{GREEK_CYRILLIC}")
    for weight in ("Regular", "Bold"):
        for script, unicodes in SCRIPTS.items():
            name = f"NotoSans{script}-{weight}.ttf"
            subset(folder, NOTO / name, name, unicodes)
        for family in ("NotoSerif", "NotoSansMono"):
            name = f"{family}-{weight}.ttf"
            subset(folder, NOTO / name, name, PLAIN)
        for place, face in CJK_FACES.items():
            codes = set().union(*(needed[name] for name in CJK_LANGUAGES[place] | {""}))
            east_asian = {code for code in codes if is_east_asian(code)}
            subset(
                folder, CJK / f"NotoSansCJK-{weight}.ttc", f"NotoSansCJK{place}-{weight}.otf",
                f"{EAST_ASIAN},{listed(east_asian)}", face)
    subset(
        folder, NOTO / "NotoNastaliqUrdu-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf",
        SCRIPTS["Arabic"])
    for family in ("NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"):
        name = f"{family}-Regular.ttf"
        subset(folder, NOTO / name, name, SYMBOLS)
    subset(folder, NOTO / "NotoColorEmoji.ttf", "NotoColorEmoji.ttf", listed(emoji))


def files(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.[ot]tf")}


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.exit("usage: Tools/fonts [--check]")
    with tempfile.TemporaryDirectory() as name:
        make(pathlib.Path(name))
        made = files(pathlib.Path(name))
    known = files(OUTPUT) if OUTPUT.exists() else {}
    changed = sorted(name for name in made.keys() | known.keys() if made.get(name) != known.get(name))
    if not check:
        OUTPUT.mkdir(parents=True, exist_ok=True)
        for name in known.keys() - made.keys():
            (OUTPUT / name).unlink()
        for name, data in made.items():
            (OUTPUT / name).write_bytes(data)
    print(f"{len(made)} fonts, {sum(map(len, made.values())):,} bytes, {len(changed)} changed")
    for name in changed:
        print(f"  {name}")
    sys.exit(1 if check and changed else 0)


main()
