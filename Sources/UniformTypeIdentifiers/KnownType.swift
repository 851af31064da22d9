/// One type of the list: what it conforms to, and what it is known by.
struct KnownType: Sendable {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  /// What people call it.
  let words: String

  func tags(_ kind: UTTagClass) -> [String] {
    kind == .filenameExtension ? extensions : kind == .mimeType ? mimeTypes : []
  }

  static let all = Dictionary(uniqueKeysWithValues: inOrder.map { ($0.identifier, $0) })

  /// Where two have a tag, the first is meant.
  static let inOrder = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func list(_ part: String) -> [String] { part.split(separator: " ").map(String.init) }
    return KnownType(
      identifier: parts[0], parents: list(parts[1]), extensions: list(parts[2]), mimeTypes: list(parts[3]),
      words: parts[4])
  }

  /// identifier | conforms to | extensions | MIME types | words
  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item|||directory
    public.folder|public.directory|||folder
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.application||app||application
    public.symlink|public.item|||symbolic link
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    com.apple.bookmark|public.data|||bookmark
    public.archive|public.item|||archive
    public.zip-archive|public.data public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
    public.text|public.data public.content||text/*|text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|UTF-8 text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|UTF-16 text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    public.html|public.text|html htm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yaml yml|application/x-yaml|YAML document
    public.json|public.text|json|application/json|JSON
    public.css|public.text|css|text/css|CSS
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.apple.log|public.plain-text|log||log file
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift||Swift source
    public.c-source|public.source-code|c||C source
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-source|public.source-code|cpp cc cxx||C++ source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.script|public.source-code|||script
    public.shell-script|public.script|sh||shell script
    public.python-script|public.script|py||Python script
    public.ruby-script|public.script|rb||Ruby script
    com.netscape.javascript-source|public.source-code|js|text/javascript application/javascript|JavaScript
    public.executable|public.item|||executable
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard|vCard
    com.apple.mail.email|public.data public.message|eml|message/rfc822|email message
    public.calendar-event||||calendar event
    public.to-do-item|public.calendar-event|||to-do item
    public.bookmark||||bookmark
    public.font||||font
    public.image|public.data public.content|||image
    public.png|public.image|png|image/png|PNG image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heif-standard|public.image|heif|image/heif|HEIF image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon
    com.apple.icns|public.image|icns||Apple icon
    public.svg-image|public.image|svg|image/svg+xml|SVG image
    public.camera-raw-image|public.image|||raw image
    com.apple.live-photo||||Live Photo
    com.pixar.universal-scene-description-mobile|public.data|usdz|model/vnd.usdz+zip|USDZ scene
    public.3d-content|public.content|||3D content
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.avi|public.movie|avi|video/avi|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/vnd.wave|Waveform audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
    public.mpeg-4-audio|public.mpeg-4 public.audio|m4a mp4|audio/mp4|MPEG-4 audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl|M3U playlist
    """
}
