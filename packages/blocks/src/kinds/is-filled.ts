/** The format required of a field with this name, where writers may get it wrong. */
const shapes: Readonly<Record<string, RegExp>> = {
  url: /^\/(?![/\\])[^\s\\<>"]*$/,
  code: /^[A-Z0-9]{3,20}$/,
}

/**
 * Whether these fields of a block's data are filled in. An optional part that is absent (`cta: null`) is not required.
 * It repeats what the schemas require of a writer without the schema library, which editors would otherwise load for
 * this alone. A test keeps the two in step.
 */
export const isFilled = (data: unknown, paths: readonly string[]): boolean =>
  paths.every((path) =>
    valuesAt(data, path.split('.')).every((value) => isWritten(value, path.split('.').at(-1) ?? '')),
  )

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value]
  if (value === null) return []
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  return valuesAt((value as Readonly<Record<string, unknown>> | undefined)?.[name], rest)
}

function isWritten(value: unknown, name: string): boolean {
  if (typeof value !== 'string') return value !== undefined
  // Tags without text count as empty.
  const words = name === 'html' || name === 'answer' ? value.replace(/<[^>]*>/g, '').trim() : value
  return words !== '' && (shapes[name]?.test(value) ?? true)
}
