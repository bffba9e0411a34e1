/// What is known of a type.
struct KnownType: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  static let all = Dictionary(uniqueKeysWithValues: list.map { ($0.identifier, $0) })

  // Identifiers, conformances, extensions and MIME types are those of the system-declared uniform
  // type identifiers of Apple's documentation.
  static let list: [KnownType] = rows.split(separator: "\n").map { line in
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func list(_ index: Int) -> [String] {
      parts.count > index && parts[index] != "-"
        ? parts[index].split(separator: ",").map(String.init) : []
    }
    return KnownType(
      identifier: parts[0], parents: list(1), extensions: list(2), mimeTypes: list(3))
  }

  private static let rows = """
    public.item - - -
    public.content - - -
    public.composite-content public.content - -
    public.disk-image public.archive dmg -
    public.data public.item - application/octet-stream
    public.directory public.item - -
    com.apple.resolvable - - -
    public.symlink public.item,com.apple.resolvable - -
    public.executable public.item - -
    com.apple.mount-point public.item,com.apple.resolvable - -
    com.apple.alias-file public.data,com.apple.resolvable - -
    com.apple.bookmark public.data,com.apple.resolvable - -
    public.url public.data - text/uri-list
    public.file-url public.url - -
    public.text public.data,public.content - -
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text - -
    public.utf16-external-plain-text public.plain-text - -
    public.utf16-plain-text public.plain-text - -
    public.delimited-values-text public.text - -
    public.comma-separated-values-text public.delimited-values-text csv text/csv
    public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
    public.utf8-tab-separated-values-text public.tab-separated-values-text,public.utf8-plain-text - -
    public.rtf public.text rtf text/rtf,application/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml,text/xml
    public.yaml public.text yml,yaml application/x-yaml
    public.css public.text css text/css
    public.source-code public.plain-text - -
    public.assembly-source public.source-code s -
    public.c-source public.source-code c -
    public.objective-c-source public.source-code m -
    public.swift-source public.source-code swift -
    public.c-plus-plus-source public.source-code cp,cpp,cc -
    public.objective-c-plus-plus-source public.source-code mm -
    public.c-header public.source-code h -
    public.c-plus-plus-header public.source-code hpp,hh -
    public.script public.source-code - -
    com.apple.applescript.text public.script applescript -
    com.netscape.javascript-source public.source-code js,mjs text/javascript,application/javascript
    public.shell-script public.script sh,command -
    public.perl-script public.shell-script pl,pm -
    public.python-script public.shell-script py text/x-python-script
    public.ruby-script public.shell-script rb -
    public.php-script public.shell-script php text/php
    public.json public.text json application/json
    com.apple.property-list public.data plist -
    com.apple.xml-property-list public.xml,com.apple.property-list - -
    com.apple.binary-property-list com.apple.property-list - -
    com.adobe.pdf public.data,public.composite-content pdf application/pdf
    com.apple.rtfd com.apple.package,public.composite-content rtfd -
    com.apple.flat-rtfd public.data,public.composite-content - -
    com.apple.webarchive public.data,public.composite-content webarchive application/x-webarchive
    public.image public.data,public.content - -
    public.jpeg public.image jpeg,jpg,jpe image/jpeg,image/jpg
    public.tiff public.image tiff,tif image/tiff
    com.compuserve.gif public.image gif image/gif
    public.png public.image png image/png
    com.apple.icns public.image icns -
    com.microsoft.bmp public.image bmp image/bmp
    com.microsoft.ico public.image ico image/vnd.microsoft.icon
    public.camera-raw-image public.image - -
    public.svg-image public.image svg,svgz image/svg+xml
    com.apple.live-photo - - -
    public.heif public.heif-standard heif image/heif
    public.heic public.heif-standard heic image/heic
    org.webmproject.webp public.image webp image/webp
    com.ilm.openexr-image public.image exr -
    public.3d-content public.content - -
    com.pixar.universal-scene-description public.3d-content,public.data usd,usda,usdc -
    com.pixar.universal-scene-description-mobile com.pixar.universal-scene-description usdz model/vnd.usdz+zip
    public.audiovisual-content public.data,public.content - -
    public.movie public.audiovisual-content - -
    public.video public.movie - -
    public.audio public.audiovisual-content - -
    com.apple.quicktime-movie public.movie mov,qt video/quicktime
    public.mpeg public.movie mpg,mpeg video/mpeg
    public.mpeg-2-video public.video m2v -
    public.mpeg-2-transport-stream public.movie ts -
    public.mp3 public.audio mp3 audio/mpeg
    public.mpeg-4 public.movie mp4 video/mp4
    public.mpeg-4-audio public.mpeg-4,public.audio mp4 audio/mp4
    com.apple.protected-mpeg-4-audio public.audio m4p -
    com.apple.protected-mpeg-4-video public.video m4v -
    public.avi public.movie avi video/avi
    public.aiff-audio public.audio aiff,aif audio/aiff
    com.microsoft.waveform-audio public.audio wav,wave audio/vnd.wave,audio/wav
    public.midi-audio public.audio midi,mid audio/midi
    public.playlist - - -
    public.m3u-playlist public.text,public.playlist m3u,m3u8 audio/mpegurl
    public.folder public.directory - -
    public.volume public.folder - -
    com.apple.package public.directory - -
    com.apple.bundle public.directory - -
    com.apple.plugin com.apple.bundle,com.apple.package - -
    com.apple.framework com.apple.bundle framework -
    com.apple.application public.executable - -
    com.apple.application-bundle com.apple.application,com.apple.bundle,com.apple.package app -
    public.unix-executable public.data,public.executable - -
    com.microsoft.windows-executable public.data,public.executable exe -
    com.apple.systempreference.prefpane com.apple.package,com.apple.bundle prefpane -
    public.archive public.data - -
    org.gnu.gnu-zip-archive public.data,public.archive gz,gzip application/gzip
    public.bzip2-archive public.data,public.archive bz2 application/x-bzip2
    public.zip-archive public.data,public.archive zip application/zip
    public.tar-archive public.data,public.archive tar application/x-tar
    com.apple.archive public.data,public.archive aar,yaa -
    public.spreadsheet public.content - -
    public.presentation public.composite-content - -
    public.database - - -
    public.message - - -
    public.contact - - -
    public.vcard public.text,public.contact vcf,vcard text/vcard,text/x-vcard
    public.to-do-item - - -
    public.calendar-event - - -
    public.email-message public.message eml message/rfc822
    com.apple.internet-location public.data - -
    com.microsoft.internet-shortcut public.data url -
    public.font - - -
    public.bookmark - - -
    com.rsa.pkcs-12 public.data p12,pfx application/x-pkcs12
    public.x509-certificate public.data cer,crt,der application/x-x509-ca-cert
    org.idpf.epub-container public.data,public.composite-content epub application/epub+zip
    public.log public.plain-text log -
    public.heif-standard public.image - -
    """
}
