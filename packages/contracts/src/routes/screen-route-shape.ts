import type { ScreenRoute } from './route.ts'

const isOneOf =
  (...all: readonly unknown[]) =>
  (value: unknown) =>
    all.includes(value)
const isText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

const wanted: Readonly<Record<keyof ScreenRoute, (value: unknown) => boolean>> = {
  name: isText(/^[A-Za-z][\w-]{0,79}$/),
  pattern: isText(/^\/$|^(\/([\w.-]+|\{\w+\}))+(\(any\))?$/),
  page: isText(/^\/[\w/-]{0,79}$/),
  access: isOneOf('public', 'private', 'merchant'),
  chrome: isOneOf(undefined, 'checkout', 'booking', 'staff', 'none'),
  isSecret: isOneOf(undefined, true),
  isUnlisted: isOneOf(undefined, true),
  inSitemap: isOneOf(undefined, true),
  hasRest: isOneOf(undefined, true),
  hasChoice: isOneOf(undefined, true),
}
const fields = Object.keys(wanted) as (keyof ScreenRoute)[]

/** Describes in one sentence what is wrong with a release's declaration of a screen; undefined when it is valid. */
export function screenFault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'A screen is not an object.'
  const said = value as Readonly<Record<string, unknown>>
  const wrong = fields.find((field) => !wanted[field](said[field]))
  if (wrong) return `The screen '${said.name}' has no usable ${wrong}: ${JSON.stringify(said[wrong])}.`
  const isAddress = !/[{(]/.test(String(said.pattern))
  if (said.inSitemap && !(isAddress && said.access === 'public')) {
    return `The screen '${said.name}' cannot be in the sitemap: ${said.pattern} is not a public address by itself.`
  }
  return undefined
}

/** A row of a table without undefined fields and without its owner. */
export const screenRoute = (row: ScreenRoute): ScreenRoute =>
  Object.fromEntries(fields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]]))) as Pick<
    ScreenRoute,
    keyof ScreenRoute
  >
