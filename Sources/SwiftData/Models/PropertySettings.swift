/// What `@Attribute` and `@Relationship` say of a property.
public struct _PropertySettings: @unchecked Sendable {
  var options: [Schema.Attribute.Option] = []
  var originalName: String?
  var deleteRule = Schema.Relationship.DeleteRule.nullify
  var inverse: AnyKeyPath?

  /// Of a property with neither.
  public static var none: _PropertySettings { _PropertySettings() }

  /// The same arguments as `@Attribute`.
  public static func attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) -> _PropertySettings { _PropertySettings(options: options, originalName: originalName) }

  /// The same arguments as `@Relationship`.
  public static func relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) -> _PropertySettings {
    _PropertySettings(originalName: originalName, deleteRule: deleteRule, inverse: inverse)
  }
}
