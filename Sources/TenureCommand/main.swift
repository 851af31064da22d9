import TenureCheck

print(Reader.read(try SwiftFiles(Array(CommandLine.arguments.dropFirst())).files).count)
