/** The part of JSON Schema that the contracts use. */
export interface SampledSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly SampledSchema[]
  readonly allOf?: readonly SampledSchema[]
  readonly properties?: Readonly<Record<string, SampledSchema>>
  readonly items?: SampledSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly format?: string
}

const texts = [
  ...['chai', 'a', '1', '110001', '9876543210', '123456', 'asha@example.com', 'DL', '2026-01-31', '10:30', '#e8dfd0'],
  ...['/delhi', 'https://example.com/a', `t-${'0'.repeat(16)}`, '0'.repeat(32), 'A'.repeat(22), 'order_A1b2C3d4'],
  ...['00000000-0000-4000-8000-000000000000', 'NK-2A3B-4C5D', 'kind:delhi', '2026-01-31T10:30:00.000Z', 'a'.repeat(40)],
]
const byFormat: Record<string, string> = { 'date-time': '2026-01-31T10:30:00.000Z', date: '2026-01-31' }

function sampleText({ pattern, format, minLength = 0, maxLength = 200 }: SampledSchema): string {
  const known = format && byFormat[format]
  if (known) return known
  const isFit = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  return texts.find(isFit) ?? 'a'.repeat(Math.max(1, minLength))
}

/** A value that matches a schema, or nearly; `text` can change each text in it, by its path. */
export function sample(schema: SampledSchema, text: (usual: string, path: string) => string, path = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return sample(first, text, path)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, text, path)))
  const at = (name: string) => (path ? `${path}.${name}` : name)
  switch (schema.type) {
    case 'string':
      return text(sampleText(schema), path)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return [sample(schema.items ?? {}, text, at('0'))]
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner, text, at(name))]),
      )
    default:
      return null
  }
}
