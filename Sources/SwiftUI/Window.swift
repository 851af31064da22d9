import TenureScenes

/// A scene with one window. A host shows it where it is the program's first scene.
public typealias Window = _WindowScene
