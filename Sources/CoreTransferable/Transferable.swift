import Foundation
import UniformTypeIdentifiers

/// What can be dragged, dropped, shared and pasted: it says in which forms it goes over and comes back.
///
///     struct Card: Codable, Transferable {
///       var title: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.title)
///       }
///     }
public protocol Transferable: SendableMetatype {
  /// The forms, the best first.
  associatedtype Representation: TransferRepresentation
  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values go over, or several of them.
public protocol TransferRepresentation<Item>: Sendable {
  /// What goes over.
  associatedtype Item: Transferable
  /// What it is made of.
  associatedtype Body: TransferRepresentation
  /// What it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// For those who take values over.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// Those of what it is made of.
  public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == Never {
  /// There is none: it says its forms itself.
  public var body: Never { fatalError("A representation without parts has no body.") }
}

extension Never: TransferRepresentation, Transferable {
  /// Nothing goes over.
  public typealias Item = Never
  /// Nothing goes over.
  public static var transferRepresentation: Never { fatalError("Never has no value to transfer.") }
  /// There is none.
  public var body: Never { self }
  /// There are none.
  public var _forms: [_TransferForm<Never>] { [] }
}

/// Puts representations together as they are written.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// The first.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }
  /// Those before, and another.
  public static func buildPartialBlock<Before: TransferRepresentation, Content: TransferRepresentation>(
    accumulated before: Before, next content: Content
  ) -> TupleTransferRepresentation<Item, (Before, Content)> where Before.Item == Item, Content.Item == Item {
    TupleTransferRepresentation(_forms: before._forms + content._forms)
  }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// It has no parts of its own.
  public typealias Body = Never
  /// Those of all of them.
  public let _forms: [_TransferForm<Item>]
}

/// Who may take a form.
public struct TransferRepresentationVisibility: Sendable {
  /// Everybody.
  public static let all = Self()
  /// Programs of the same team: on Linux the same program.
  public static let team = Self()
  /// Programs of the same group: on Linux the same program.
  public static let group = Self()
  /// The same program.
  public static let ownProcess = Self()
}

extension TransferRepresentation {
  /// Says who may take it. Everything stays in one program here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    TupleTransferRepresentation<Item, Self>(_forms: _forms)
  }

  /// Names the file that a value becomes.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    TupleTransferRepresentation<Item, Self>(_forms: _forms.map { $0.named { _ in fileName } })
  }

  /// Names the file that a value becomes.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    TupleTransferRepresentation<Item, Self>(_forms: _forms.map { $0.named(fileName) })
  }

  /// Offers it for some values alone.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    TupleTransferRepresentation<Item, Self>(_forms: _forms.map { $0.only(condition) })
  }
}
