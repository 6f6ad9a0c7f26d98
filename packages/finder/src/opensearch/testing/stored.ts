import { parsing, Refusal } from './stand-in-error.ts'

export interface Property {
  readonly type?: string
  readonly enabled?: boolean
  readonly properties?: Readonly<Record<string, Property>>
  readonly fields?: Readonly<Record<string, Property>>
  readonly analyzer?: string
}
export interface Mapping {
  readonly dynamic?: string
  readonly properties?: Readonly<Record<string, Property>>
}
export type Source = Readonly<Record<string, unknown>>
export interface Stored {
  readonly id: string
  readonly source: Source
}

/** The property at a path, including sub-fields. */
export function propertyAt({ properties = {} }: Mapping, path: string): Property | undefined {
  const [first = '', ...rest] = path.split('.')
  let property = properties[first]
  for (const name of rest) property = property?.properties?.[name] ?? property?.fields?.[name]
  return property
}

/** The values of a document at a path, none where it has none. An unmapped path has no values anywhere. */
export function valuesAt(mapping: Mapping, { source }: Stored, path: string): readonly unknown[] {
  if (!propertyAt(mapping, path)) return []
  let value: unknown = source
  for (const name of path.split('.')) {
    if (Array.isArray(value) || typeof value !== 'object' || value === null) break
    value = (value as Source)[name]
  }
  const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return propertyAt(mapping, path)?.type === 'text' ? values.flatMap((text) => String(text).split(/\s+/)) : values
}

/** Throws unless the field can be sorted and counted by: numbers and keywords can, texts cannot. */
export function columnAt(mapping: Mapping, path: string): void {
  const type = propertyAt(mapping, path)?.type
  if (type === undefined) throw parsing(`No mapping found for [${path}] in order to sort on`)
  if (type === 'text')
    throw new Refusal(400, 'illegal_argument_exception', `Text fields are not optimised for sorting: [${path}]`)
}

/** Refuses a document with fields or values that the mapping lacks. */
export function checkSource({ properties = {}, dynamic }: Mapping, source: Source, within = ''): void {
  for (const [name, value] of Object.entries(source)) {
    const property = properties[name]
    const path = `${within}${name}`
    if (!property) {
      if (dynamic === 'strict')
        throw new Refusal(400, 'strict_dynamic_mapping_exception', `introduction of [${path}] is not allowed`)
      continue
    }
    if (property.enabled === false) continue
    if (property.properties) checkSource({ dynamic, properties: property.properties }, value as Source, `${path}.`)
    else for (const one of Array.isArray(value) ? value : [value]) checkValue(property, one, path)
  }
}

function checkValue({ type }: Property, value: unknown, path: string): void {
  const fits =
    type === 'long'
      ? Number.isSafeInteger(value)
      : type === 'boolean'
        ? typeof value === 'boolean'
        : typeof value === 'string'
  if (!fits) throw new Refusal(400, 'mapper_parsing_exception', `failed to parse field [${path}] of type [${type}]`)
}
