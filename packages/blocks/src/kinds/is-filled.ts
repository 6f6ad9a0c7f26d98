/** What a field of this name must look like, as far as somebody who writes may get it wrong. */
const shapes: Readonly<Record<string, RegExp>> = {
  url: /^\/(?![/\\])[^\s\\<>"]*$/,
  code: /^[A-Z0-9]{3,20}$/,
}

/**
 * Do these fields of a block's data say something? A part that may be absent (`cta: null`) asks for nothing. It is what
 * the schemas want of a writer, without their library: editors would fetch it for this alone. A test holds the two
 * together.
 */
export const isFilled = (data: unknown, paths: readonly string[]): boolean =>
  paths.every((path) => valuesAt(data, path.split('.')).every((value) => says(value, path.split('.').at(-1) ?? '')))

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value]
  if (value === null) return []
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  return valuesAt((value as Readonly<Record<string, unknown>> | undefined)?.[name], rest)
}

function says(value: unknown, name: string): boolean {
  if (typeof value !== 'string') return value !== undefined
  // Tags alone say nothing.
  const words = name === 'html' || name === 'answer' ? value.replace(/<[^>]*>/g, '').trim() : value
  return words !== '' && (shapes[name]?.test(value) ?? true)
}
