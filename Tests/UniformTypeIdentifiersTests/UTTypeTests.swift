import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func aTypeConformsToWhatItsParentsConformTo() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(UTType.json.supertypes == [.text, .data, .content, .item])
  }

  @Test func filesAndMIMETypesTellTheirType() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("com.example.none") == nil)
    #expect(UTType.pdf.localizedDescription == "PDF document")
  }

  @Test func anUnknownExtensionMakesADynamicType() throws {
    let type = try #require(UTType(filenameExtension: "recipe"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "recipe")
    #expect(type.conforms(to: .data))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func aProgramDeclaresItsOwn() throws {
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .text) && recipe.isDeclared && !recipe.isPublic)
    #expect(recipe == UTType(importedAs: "com.example.recipe"))
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([recipe])) == [recipe])
  }

  @Test func anAddressGetsTheExtensionOnce() {
    let folder = URL(filePath: "/tmp/pictures", directoryHint: .isDirectory)
    #expect(folder.appendingPathComponent("cat", conformingTo: .png).lastPathComponent == "cat.png")
    #expect(folder.appendingPathComponent("cat.JPG", conformingTo: .jpeg).lastPathComponent == "cat.JPG")
  }
}
