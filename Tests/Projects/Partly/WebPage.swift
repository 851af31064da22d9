import SwiftUI
import WebKit

struct WebPage: UIViewRepresentable {
  let address: String

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.load(URLRequest(url: URL(string: address)!))
  }
}
