// Apple's module name, nothing of its own: what `import Combine` brings in.
@_exported import TenureCombine
