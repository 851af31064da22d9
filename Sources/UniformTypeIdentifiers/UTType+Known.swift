// The types of the list, by Apple's names.

extension UTType {
  /// Item: `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// Content: `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// Composite content: `public.composite-content`.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Data: `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// Directory: `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// Folder: `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Package: `com.apple.package`.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Bundle: `com.apple.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// Application: `com.apple.application`.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// Symbolic link: `public.symlink`.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// URL: `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// File URL: `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Bookmark: `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// Archive: `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// ZIP archive: `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Gzip archive: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// Bzip2 archive: `public.bzip2-archive`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// Text: `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// Plain text: `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// UTF-8 text: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// UTF-16 text: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Delimited text: `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// CSV document: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// TSV document: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Rich text: `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML text: `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML text: `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML document: `public.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// JSON: `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// CSS: `public.css`.
  public static var css: UTType { UTType(known: "public.css") }
  /// Property list: `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// XML property list: `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// Binary property list: `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// Log file: `com.apple.log`.
  public static var log: UTType { UTType(known: "com.apple.log") }
  /// Source code: `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Swift source: `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C source: `public.c-source`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// C header: `public.c-header`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// C++ source: `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Objective-C source: `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Script: `public.script`.
  public static var script: UTType { UTType(known: "public.script") }
  /// Shell script: `public.shell-script`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Python script: `public.python-script`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Ruby script: `public.ruby-script`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// JavaScript: `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// Executable: `public.executable`.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// PDF document: `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// EPUB: `org.idpf.epub-container`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Spreadsheet: `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Presentation: `public.presentation`.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// Database: `public.database`.
  public static var database: UTType { UTType(known: "public.database") }
  /// Message: `public.message`.
  public static var message: UTType { UTType(known: "public.message") }
  /// Contact: `public.contact`.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// VCard: `public.vcard`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// Email message: `com.apple.mail.email`.
  public static var emailMessage: UTType { UTType(known: "com.apple.mail.email") }
  /// Calendar event: `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// To-do item: `public.to-do-item`.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// Bookmark: `public.bookmark`.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Font: `public.font`.
  public static var font: UTType { UTType(known: "public.font") }
  /// Image: `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// PNG image: `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// JPEG image: `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// GIF image: `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// WebP image: `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// HEIC image: `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// HEIF image: `public.heif-standard`.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// TIFF image: `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// BMP image: `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Windows icon: `com.microsoft.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// Apple icon: `com.apple.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// SVG image: `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Raw image: `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// Live Photo: `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// USDZ scene: `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// 3D content: `public.3d-content`.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// Audiovisual content: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Movie: `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Video: `public.video`.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio: `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// QuickTime movie: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// MPEG movie: `public.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// MPEG-4 movie: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// AVI movie: `public.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// MP3 audio: `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// Waveform audio: `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// AIFF audio: `public.aiff-audio`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// MIDI audio: `public.midi-audio`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Playlist: `public.playlist`.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// M3U playlist: `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
