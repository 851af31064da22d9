#if Web
  import CWebSockets
  import Glibc

  /// The library's answer to a call: asked of the loop that owns the context.
  private func libraryAsks(
    _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ data: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    guard let socket = unsafe socket, let context = unsafe lws_get_context(socket),
      let owner = unsafe lws_context_user(context)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self).pointee
    else { return 0 }
    let loop = unsafe Unmanaged<NetworkLoop>.fromOpaque(owner).takeUnretainedValue()
    return unsafe loop.answer(reason, socket, data, count)
  }

  @safe struct MadeContext {
    let context: OpaquePointer
    let port: Int
    /// Where the loop that owns the context is to be put. Stays for as long as the process: the library keeps it.
    let owner: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  }

  extension NetworkLoop {
    /// Raises the number of files that this process may have open, as far as the system lets it: what is usual is fewer
    /// than the pages that may be open.
    static func makeRoom(forFiles count: UInt) {
      var limit = rlimit()
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      guard unsafe getrlimit(kind, &limit) == 0, limit.rlim_cur < count else { return }
      limit.rlim_cur = min(count, limit.rlim_max)
      _ = unsafe setrlimit(kind, &limit)
    }

    static func makeContext(_ configuration: WebConfiguration) -> MadeContext? {
      let owner = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
      unsafe owner.initialize(to: nil)
      // Static, for the library keeps pointers to it.
      let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 3)
      unsafe protocols.initialize(repeating: lws_protocols(), count: 3)
      unsafe protocols[0].name = unsafe UnsafePointer(strdup("http"))
      unsafe protocols[1].name = unsafe UnsafePointer(strdup("tenure.1"))
      for index in 0..<2 {
        unsafe protocols[index].callback = libraryAsks
        // Messages are short, and longer ones come in parts: a connection keeps so much for as long as it is open. What is
        // sent goes out in as large pieces as it is written in.
        unsafe protocols[index].rx_buffer_size = 512
        unsafe protocols[index].tx_packet_size = 1 << 17
      }
      var info = unsafe lws_context_creation_info()
      unsafe info.port = Int32(configuration.port)
      unsafe info.protocols = UnsafePointer(protocols)
      unsafe info.gid = -1
      unsafe info.uid = -1
      unsafe info.user = UnsafeMutableRawPointer(owner)
      let limit = max(Int32(clamping: configuration.requestLimit.components.seconds), 1)
      unsafe info.timeout_secs = UInt32(limit)
      unsafe info.keepalive_timeout = limit
      unsafe info.options = UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8)
      let everywhere = configuration.address == "0.0.0.0"
      let interface = unsafe everywhere ? nil : strdup(configuration.address)
      unsafe info.iface = unsafe UnsafePointer(interface)
      guard let context = unsafe lws_create_context(&info) else { return nil }
      guard let host = unsafe lws_get_vhost_by_name(context, "default") else { return nil }
      let port = unsafe Int(lws_get_vhost_listen_port(host))
      guard port > 0 else {
        unsafe lws_context_destroy(context)
        return nil
      }
      return unsafe MadeContext(context: context, port: port, owner: owner)
    }
  }
#endif
