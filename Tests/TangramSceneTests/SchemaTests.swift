import TangramTestSupport
import Testing

@testable import TangramScene

/// The JSON schema of scenes describes what the reader accepts.
@Suite struct SchemaTests {
  @Test func theSchemaHasNoMissingOrUnusedDefinitions() throws {
    let schema = try JSONSchema(TGScene.jsonSchema)
    #expect(schema.missing == [])
    #expect(schema.unused == [])
    #expect(TGScene.jsonSchema.split(separator: "\n").allSatisfy { $0.count < 500 })
  }

  @Test("Every key of every kind of node has a description")
  func descriptions() {
    for kind in ContainerKind.all + ContainerKind.all.compactMap(\.childKind) {
      let keys = kind.keys.map { ($0.name, $0.schema) }
      for (key, schema) in keys + kind.actions.map({ ($0.name, $0.schema) }) {
        guard case .string(let text) = schema.json["description"] else {
          Issue.record("\(kind.name).\(key)")
          continue
        }
        #expect(text.hasSuffix("."), "\(kind.name).\(key)")
      }
    }
  }

  @Test("Every key of every object has a description for editors")
  func propertiesAreDescribed() throws {
    let schema = try JSON(utf8: Array(TGScene.jsonSchema.utf8))
    let definitions = schema["$defs"]
    var found = 0
    func isDescribed(_ property: JSON) -> Bool {
      if property["description"] != nil { return true }
      for part in property["anyOf"]?.elements ?? [property] {
        if part["description"] != nil { return true }
        if let reference = part["$ref"]?.text {
          let definition = definitions?[String(reference.dropFirst("#/$defs/".count))]
          if definition?["description"] != nil { return true }
        }
      }
      return false
    }
    func visit(_ value: JSON, _ path: String, isCondition: Bool = false) {
      if !isCondition, case .object(let properties)? = value["properties"] {
        for property in properties {
          found += 1
          #expect(isDescribed(property.value), "\(path) \(property.key)")
        }
      }
      for member in value.members ?? [] {
        visit(member.value, "\(path)/\(member.key)", isCondition: member.key == "if")
      }
      for element in value.elements ?? [] { visit(element, path) }
    }
    visit(schema, "")
    #expect(found > 800)
  }

  @Test("Schema and reader agree on hostile JSON documents")
  func hostileDocuments() {
    for document in HostileDocument.listed {
      #expect(SchemaAgreement.disagreement(about: document.bytes) == nil)
    }
  }

  @Test("Each rule beyond the schema has a hostile document or an example")
  func exceptions() throws {
    let twice = #"{"root":{"sizeClasses":[{"when":{}},{"when":{"width":"any"}}]}}"#
    let row = #"{"root":{"layout":"table","rows":[{"id":"r"}],"gravity":[],"left":"r.left"}}"#
    let documents = HostileDocument.listed.map(\.bytes) + [twice, row].map { Array($0.utf8) }
    let schema = try #require(SchemaAgreement.schema)
    var messages: [String] = []
    for document in documents {
      guard let json = try? JSON(utf8: document), schema.accepts(json) else { continue }
      do { _ = try TGScene(utf8: document) } catch { messages.append(error.message) }
    }
    // Limits are tested elsewhere.
    for exception in SchemaAgreement.beyondSchemas.dropLast() {
      #expect(messages.contains { $0.contains(exception.message) }, "\(exception.reason)")
    }
  }

  @Test(
    "Schema and reader agree on documents that are nearly valid",
    arguments: [
      #"{"left":"20%\n"}"#, #"{"left":"020%"}"#, #"{"left":"-0.5e-3%"}"#, #"{"left":"+5%"}"#,
      #"{"left":".5%"}"#, #"{"left":"5.%"}"#, #"{"left":"5؀%"}"#, #"{"left":"superview.left\n"}"#,
      #"{"centerX":[]}"#, #"{"left":[]}"#, #"{"baseline":"auto"}"#, #"{"left":{"equal":"auto"}}"#,
      #"{"left":{"min":"20%"}}"#, #"{"width":{"min":"20%"}}"#, #"{"width":{"min":{"offset":1}}}"#,
      #"{"width":[]}"#, #"{"width":{}}"#, #"{"width":null}"#, #"{"order":1.0}"#, #"{"order":1.5}"#,
      #"{"order":9223372036854775807}"#, #"{"order":-9223372036854775808}"#,
      #"{"row":"span 2"}"#, #"{"row":" span   +02 "}"#, #"{"row":"span 0"}"#, #"{"row":"span"}"#,
      #"{"row":[1]}"#, #"{"row":[1,"auto"]}"#, #"{"row":"2"}"#, #"{"spacer":null}"#,
      #"{"spacer":1,"children":[]}"#, #"{"spacer":1,"layout":"frame"}"#, #"{"layout":"spacer"}"#,
      #"{"layout":"row"}"#, #"{"layout":null}"#,
      #"{"layout":"table","rows":[{"layout":"linear"}]}"#,
      #"{"layout":"table","rows":[{"colSize":1,"colCount":2}]}"#, #"{"rows":[]}"#,
      #"{"layout":"table","children":[]}"#, #"{"layout":"table","rows":[{"children":[{}]}]}"#,
      #"{"layout":"table","rows":[{"width":5}]}"#, #"{"content":{}}"#,
      #"{"content":{"size":[1,2],"text":{"chars":1,"advance":1,"line":1}}}"#,
      #"{"content":{"text":{"chars":-1,"advance":1,"line":1}}}"#,
      #"{"layout":"grid","templateColumns":[{"min":{"max":{}}},{"fitContent":"5%"},"1fr","-1fr"]}"#,
      #"{"layout":"grid","templateColumns":[{"repeat":2,"tracks":[{"repeat":2,"tracks":[]}]}]}"#,
      #"{"layout":"grid","templateColumns":["fr"]}"#, #"{"layout":"grid","templateAreas":"a"}"#,
      #"{"layout":"path","curve":{"polar":"rose","a":1}}"#,
      #"{"layout":"path","curve":{"polar":"rose","a":1,"k":2,"r":3}}"#,
      #"{"layout":"path","spaceType":{"fixed":1,"count":2}}"#, #"{"layout":"path","spaceType":{}}"#,
      #"{"sizeClasses":[{"when":{},"width":null,"id":"a"}]}"#,
      #"{"sizeClasses":[{"when":{"screen":"any"}}]}"#, #"{"sizeClasses":[{}]}"#,
      #"{"sizeClasses":[{"when":{},"width":null,"left":null}]}"#,
      #"{"layout":"linear","sizeClasses":[{"when":{},"equalize":null}]}"#,
      #"{"layout":"linear","sizeClasses":[{"when":{},"equalize":{}}]}"#,
      #"{"layout":"constraints","constraints":[{"first":"superview.leftMargin"}]}"#,
      #"{"layout":"constraints","constraints":[{"first":"superview.baseline","second":null}]}"#,
      #"{"layout":"flex","hspace":"5%","space":"wrap"}"#, #"{"layout":"flow","hspace":"5%"}"#,
    ])
  func nearlyValidDocuments(root: String) {
    let document = #"{"root":\#(root)}"#
    #expect(SchemaAgreement.disagreement(about: Array(document.utf8)) == nil)
  }

  @Test(
    "Schema and reader agree on the keys of the document",
    arguments: [
      (#"{"root":{}}"#, true), (#"{"$schema":"scene.schema.json","root":{}}"#, true),
      (#"{"$schema":1,"root":{}}"#, false), (#"{"root":{"$schema":"a"}}"#, false),
      ("{}", false), ("[]", false), (#"{"root":{},"scale":0}"#, false),
      (#"{"root":{},"scale":1e-9}"#, true), (#"{"root":[]}"#, false),
      (#"{"root":{},"superview":[1]}"#, false), (#"{"root":{},"snap":"on"}"#, false),
    ])
  func documents(document: String, isGood: Bool) throws {
    let schema = try #require(SchemaAgreement.schema)
    #expect(schema.accepts(try JSON(utf8: Array(document.utf8))) == isGood)
    let isRead = (try? TGScene(json: document)) != nil
    #expect(isRead == isGood)
  }
}
