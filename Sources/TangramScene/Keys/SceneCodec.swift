import TangramCore
import TangramModifiers
import TangramResults

/// The schema, decoding and encoding of the values of a property.
struct SceneCodec<Value>: Sendable {
  /// The schema of the values.
  var schema: SceneSchema
  /// Reads a value.
  var decode: @Sendable (JSONValue, SceneNames) throws(TGSceneError) -> Value
  /// Appends a value with its key; writes nothing if the value cannot be written.
  var write: @Sendable (String, Value, SceneLabels, inout JSONWriter) -> Void
}

extension SceneCodec {
  /// Creates a codec for values that do not depend on the rest of the document.
  init(_ value: SceneValue<Value>) where Value: Sendable {
    self.init(
      schema: value.schema,
      decode: { (json, _) throws(TGSceneError) in try value.read(json) },
      write: { key, written, _, writer in
        writer.member(key) { value.write(written, &$0) }
      })
  }

  /// Creates a codec for values that do not depend on the rest of the document.
  init(
    schema: SceneSchema,
    decode: @escaping @Sendable (JSONValue) throws(TGSceneError) -> Value,
    encode: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) where Value: Sendable {
    self.init(SceneValue(schema: schema, read: decode, write: encode))
  }
}

extension SceneCodec<Bool> { static let bool = SceneCodec(.bool) }
extension SceneCodec<Double> { static let number = SceneCodec(.number) }
extension SceneCodec<Double?> {
  static let optionalNumber = SceneCodec(SceneValue<Double>.number.optional)
}
extension SceneCodec<TGPoint> { static let point = SceneCodec(.point) }

extension SceneCodec<Int> {
  /// A whole number that is not negative.
  static let count = SceneCodec(
    schema: .count,
    decode: { (value) throws(TGSceneError) in try value.wholeNumber() },
    encode: { $1.count($0) })
}

extension SceneCodec where Value: Equatable & Sendable {
  /// A value that is one of several, written by name.
  static func choice(_ choices: Choices<Value>) -> SceneCodec { SceneCodec(.choice(choices)) }
}

extension SceneCodec<TGOrientation> {
  static let orientation = choice(["vert": .vert, "horz": .horz])
}

extension SceneCodec<TGRect> {
  static let rect = SceneCodec(
    schema: .numbers(4),
    decode: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["x", "y", "width", "height"])
      return TGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
    encode: { $1.numbers([$0.minX, $0.minY, $0.width, $0.height]) })
}

extension SceneCodec<TGAffineTransform> {
  static let transform = SceneCodec(
    schema: .numbers(6),
    decode: { (value) throws(TGSceneError) in
      let numbers = try value.numbers(["a", "b", "c", "d", "tx", "ty"])
      return TGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    },
    encode: { $1.numbers([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) })
}

extension SceneCodec<TGViewID?> {
  /// The id of a view.
  static let view = SceneCodec(
    schema: .id,
    decode: { (value, names) throws(TGSceneError) in
      try names.view(try value.string(), at: value)
    },
    write: { key, id, labels, writer in
      guard let label = id.flatMap({ labels[$0] }) else { return }
      writer.member(key, label)
    })
}

extension SceneCodec<TGFixedSubviews?> {
  /// Children of a fixed size; a size of 0 means none.
  static let fixedSubviews = SceneCodec(
    schema: .object(
      [
        "size": .number.described("The size of all children; 0 for their own."),
        "minSpace": .number.described("The gaps are no less than this."),
        "maxSpace": .number.described("The gaps are no more than this."),
        "centered": .centered,
      ],
      required: ["size"]),
    decode: { (value) throws(TGSceneError) in
      _ = try value.object(keys: ["size", "minSpace", "maxSpace", "centered"])
      let fixed = TGFixedSubviews(
        size: try value.required("size").number(),
        minSpace: try value["minSpace"]?.number() ?? -.infinity,
        maxSpace: try value["maxSpace"]?.number() ?? .infinity,
        centered: try value["centered"]?.bool() ?? false)
      return fixed.size == 0 ? nil : fixed
    },
    encode: { fixed, writer in
      guard let fixed else { return writer.null() }
      writer.object { writer in
        writer.member("size", fixed.size)
        writer.member("minSpace", fixed.minSpace, unless: -.infinity)
        writer.member("maxSpace", fixed.maxSpace, unless: .infinity)
        if fixed.centered {
          writer.member("centered", true)
        }
      }
    })
}
