import TenureHTML
import TenureRuntime
import TenureTree

/// Views, objects and environment in the words of JSON.
@MainActor package struct InspectedViews {
  /// Knows in which turn something was made.
  package let record: TurnLog

  package func write(_ view: Inspection.View, to json: inout JSON) {
    json.object {
      $0.field("id", view.number)
      $0.field("name", view.name)
      $0.field("kind", view.kind.rawValue)
      $0.field("own", view.isOwn)
      $0.field("born", view.birth.flatMap(record.turn(ofRound:)))
      if !view.words.isEmpty { $0.field("words", view.words) }
      $0.field("element", view.element.map { Int($0.rawValue) })
      $0.field("properties", view.properties) { property, json in write(property, to: &json) }
      $0.field("inside", view.children) { child, json in write(child, to: &json) }
    }
  }

  private func write(_ property: Inspection.Property, to json: inout JSON) {
    json.object {
      $0.field("name", property.name)
      $0.field("wrapper", property.wrapper)
      $0.field("value", property.value)
      $0.field("place", property.place)
      $0.field("owns", property.isOwner)
      $0.field("object", property.object)
      $0.field("target", property.target)
      $0.field("source", property.source)
      $0.field("provider", property.provider)
      $0.field("readers", property.readers, Self.write)
    }
  }

  package static func write(_ reader: Inspection.Reader, to json: inout JSON) {
    json.object {
      $0.field("view", reader.view)
      $0.field("name", reader.name)
      $0.field("element", reader.element)
    }
  }

  package static func write(_ object: Inspection.Object, to json: inout JSON) {
    json.object {
      $0.field("id", object.number)
      $0.field("type", object.type)
      $0.field("tracked", object.isTracked)
      $0.field("holders", object.holders) { holder, json in
        json.object {
          $0.field("view", holder.view)
          $0.field("name", holder.name)
          $0.field("owns", holder.isOwner)
        }
      }
      $0.field("properties", object.properties) { field, json in
        json.object {
          $0.field("name", field.name)
          $0.field("value", field.value)
          $0.field("readers", field.readers, write)
        }
      }
      $0.field("readers", object.readers, write)
    }
  }

  package static func write(_ provider: Inspection.Provider, to json: inout JSON) {
    json.object {
      $0.field("view", provider.view)
      $0.field("name", provider.name)
      $0.field("key", provider.key)
      $0.field("value", provider.value)
      $0.field("object", provider.object)
      $0.field("readers", provider.readers, write)
    }
  }
}
