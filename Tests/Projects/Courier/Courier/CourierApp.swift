import SwiftUI

@main struct CourierApp: App {
  var body: some Scene { WindowGroup { RoundView() } }
}
