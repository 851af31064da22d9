import Foundation

extension URL {
  /// An address as people read it: without the parts that are not wanted.
  ///
  ///     url.formatted(.url.scheme(.never).path(.omitIfHTTPFamily))
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Kind: String, Codable { case always, never, omitIfHTTPFamily }
      fileprivate let kind: Kind
      /// Always.
      public static var always: Self { Self(kind: .always) }
      /// Never.
      public static var never: Self { Self(kind: .never) }
      /// Unless the address is one of the web.
      public static var omitIfHTTPFamily: Self { Self(kind: .omitIfHTTPFamily) }
    }

    private var shown: [String: ComponentDisplayOption] = [
      "scheme": .always, "user": .never, "password": .never, "host": .always, "port": .omitIfHTTPFamily,
      "path": .always, "query": .never, "fragment": .never,
    ]

    /// Scheme, host and path, as they are by default.
    public init() {}

    private func with(_ part: String, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.shown[part] = option
      return style
    }
    /// Says whether the scheme is shown: `https`.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with("scheme", option) }
    /// Says whether the user is shown.
    public func user(_ option: ComponentDisplayOption = .never) -> Self { with("user", option) }
    /// Says whether the password is shown.
    public func password(_ option: ComponentDisplayOption = .never) -> Self { with("password", option) }
    /// Says whether the host is shown.
    public func host(_ option: ComponentDisplayOption = .always) -> Self { with("host", option) }
    /// Says whether the port is shown.
    public func port(_ option: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with("port", option) }
    /// Says whether the path is shown.
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with("path", option) }
    /// Says whether the query is shown.
    public func query(_ option: ComponentDisplayOption = .never) -> Self { with("query", option) }
    /// Says whether the fragment is shown.
    public func fragment(_ option: ComponentDisplayOption = .never) -> Self { with("fragment", option) }

    /// The address with the parts that are wanted.
    public func format(_ value: URL) -> String {
      guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      let isWeb = parts.scheme == "http" || parts.scheme == "https"
      func isShown(_ part: String) -> Bool {
        switch shown[part]?.kind {
        case .always?: true
        case .omitIfHTTPFamily?: !isWeb
        case .never?, nil: false
        }
      }
      if !isShown("user") { parts.user = nil }
      if !isShown("password") { parts.password = nil }
      if !isShown("port") { parts.port = nil }
      if !isShown("path") { parts.path = "" }
      if !isShown("query") { parts.query = nil }
      if !isShown("fragment") { parts.fragment = nil }
      if !isShown("scheme") { parts.scheme = nil }
      if !isShown("host") { (parts.host, parts.user, parts.password, parts.port) = (nil, nil, nil, nil) }
      let text = parts.string ?? value.absoluteString
      return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    }
  }

  /// The address as people read it.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The address in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
    style.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address as people read it.
  public static var url: Self { Self() }
}

extension AttributedString {
  /// The styled text for a key in the string tables of a bundle.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
