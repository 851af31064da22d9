import TenureWeb

extension WebConfiguration {
  /// At a port of its own, and never tired of waiting: with all tests at once a page may have to wait for its test, and a
  /// request for the thread that answers it.
  package static var patient: WebConfiguration {
    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.patience = .seconds(3600)
    configuration.firstPatience = .seconds(3600)
    configuration.requestLimit = .seconds(3600)
    configuration.greetingLimit = .seconds(3600)
    return configuration
  }
}
