/// A secret is kept in the user's defaults.
public struct AppStorageSensitive: Rule {
  public static let about = RuleDescription(
    id: "app-storage-sensitive",
    title: "A secret must not be kept in the user's defaults.",
    preset: .default,
    severity: .error,
    wrong: """
      struct SignInForm: View {
        @AppStorage("authToken") private var token = ""
        var body: some View { SecureField("Token", text: $token) }
      }
      """,
    right: """
      struct SignInForm: View {
        @AppStorage("hasToken") private var hasToken = false
        let keychain: Keychain
        var body: some View {
          Button(hasToken ? "Sign out" : "Sign in") { hasToken = keychain.toggleToken() }
        }
      }
      """,
    why: """
      The user's defaults are a property list in plain text in the app's container. Backups carry it, whoever gets at \
      the container reads it, and what is in it outlives a sign-out that does not remove it.
      """,
    evidence: """
      A key or a property whose last word names a secret (a token, a password, an API key), and whose value is a \
      text or data.
      """,
    quiet: """
      Flags and numbers (`hasToken`, `tokenCount`); tokens that open nothing (of a page, a device, a design, a \
      change); what is encrypted or hashed before; a reading or removal of what an older version left.
      """,
    options: [
      RuleOption(
        "secretWords",
        .words([
          "token", "password", "passwd", "passcode", "passphrase", "secret", "credential", "credentials", "apikey",
          "nsec", "cookie", "mnemonic", "jwt", "authtoken", "accesstoken", "refreshtoken", "privatekey", "secretkey",
          "pincode",
        ]),
        "What the names of secrets end with."),
      RuleOption(
        "harmlessWords",
        .words([
          "device", "push", "fcm", "apns", "notification", "change", "sync", "history", "page", "pagination",
          "continuation", "cursor", "next", "previous", "resume", "design", "color", "theme", "count", "screen",
          "terms", "hint", "public", "consent", "placeholder", "enabled", "hash", "hashed", "encrypted", "symbol",
          "stream", "banner", "activity", "registration", "messaging", "expiry", "query", "delta", "checkpoint",
        ]),
        "Words in names of what opens nothing."),
    ])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.flatMap { type in type.stored.compactMap { wrapped($0, type, project) } } + written(project)
  }

  private static func wrapped(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    guard member.wrapper == .appStorage || member.wrapper == .sceneStorage, isText(member),
      let attribute = member.wrapperAttribute, let key = attribute.child(.argument),
      isSecret(key, project) || names(at: key, project).isSecret(member.name) && !isHarmless(key, project),
      !isAboutPush(type)
    else { return nil }
    let place = member.wrapper == .sceneStorage ? "the scene's storage" : "the user's defaults"
    let change = project.uses(of: member).first { $0.kind == .write || $0.isProjected }
    return Finding(
      Self.self, at: attribute,
      fact: "\(type.name) keeps the secret '\(member.name)' in \(place), under the key \(key.excerpt).",
      evidence: change.map { [Evidence($0.node, "it gets its value here")] } ?? [],
      consequence: consequence, advice: advice)
  }

  private static func written(_ project: Project) -> [Finding] {
    let writes = project.userDefaultsWrites.filter { write in
      isSecret(write.key, project) && mayBeSecret(write.value, project)
        && project.enclosingType(of: write.call).map(isAboutPush) != true
    }
    var places: [String: [Node]] = [:]
    for write in writes { places[write.key.keyName, default: []].append(write.call) }
    return writes.filter { places[$0.key.keyName]?.first == $0.call }.map { write in
      let others = places[write.key.keyName]?.dropFirst() ?? []
      return Finding(
        Self.self, at: write.call,
        fact: "The secret \(write.value.excerpt) is put into the user's defaults, under the key \(write.key.excerpt).",
        evidence: others.prefix(3).map { Evidence($0, "and here") }, consequence: consequence, advice: advice)
    }
  }

  private static func isSecret(_ key: Node, _ project: Project) -> Bool {
    let names = names(at: key, project)
    return !isHarmless(key, project)
      && (names.isSecret(key.keyName) || text(of: key, project).map(names.isSecret) == true)
  }

  private static func isHarmless(_ key: Node, _ project: Project) -> Bool {
    let names = names(at: key, project)
    return names.isHarmless(key.keyName) || text(of: key, project).map(names.isHarmless) == true
  }

  private static func names(at key: Node, _ project: Project) -> SecretName {
    SecretName(
      single: Set(project.words("secretWords", of: Self.self, at: key)),
      harmless: Set(project.words("harmlessWords", of: Self.self, at: key)))
  }

  /// The text behind a constant that is used as a key.
  private static func text(of key: Node, _ project: Project) -> String? {
    var constant: Node?
    if key.kind == .reference {
      switch project.referent(of: key) {
      case .member(let member): constant = member.node
      case .local(let node), .global(let node): constant = node
      default: break
      }
    } else if key.kind == .member, let base = key.child(.base), let type = project.typeReference(base) {
      constant = project.member(key.name, of: type)?.node
    }
    guard let value = constant?.child(.value), value.kind == .stringLiteral else { return nil }
    return value.name
  }

  /// The token of a device, by which it gets its notifications.
  private static func isAboutPush(_ type: NominalType) -> Bool {
    let words = Set(([type.name] + type.supertypes).flatMap(\.nameWords))
    return !words.isDisjoint(with: ["push", "notification", "notifications", "messaging", "apns"])
  }

  private static let consequence =
    "It lies there in plain text: backups carry it, whoever gets at the app's container reads it, and it stays when the "
    + "user signs out."
  private static let advice =
    "Keep it in the keychain, and here at most whether there is one: a Bool."

  private static func isText(_ member: Member) -> Bool {
    guard let type = member.plainType else { return member.value?.kind == .stringLiteral }
    return ["String", "Data"].contains(type.name)
  }

  /// Nothing, a flag, a number and what has been encrypted are no secrets.
  private static func mayBeSecret(_ value: Node, _ project: Project) -> Bool {
    if [.nilLiteral, .booleanLiteral, .integerLiteral, .floatLiteral].contains(value.kind) { return false }
    if value.kind == .prefix || value.kind == .binary && value.name != "??" { return false }
    let names = value.withDescendants.map { $0.name.lowercased() }
    if names.contains(where: { name in ["encrypt", "cipher", "seal", "hash", "digest"].contains { name.contains($0) } })
    {
      return false
    }
    guard let storage = project.storage(of: value), let type = storage.plainType else {
      if case .parameter(let parameter)? = project.referent(of: value), let type = parameter.child(.type) {
        return !["Bool", "Int", "Date", "Double"].contains(type.name)
      }
      return true
    }
    return !["Bool", "Int", "Date", "Double"].contains(type.name)
  }
}
