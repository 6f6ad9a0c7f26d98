import type { TObject } from 'typebox'

/** The sandbox's ports and names, and the domain of examples. */
const ofStandIns = /:(?:3002|3004|3025)\b|sandbox|nukkad\.example/i

/** What a server logs with their names. */
export const leftAtStandInsText =
  'PUBLIC_URL is a public address, but these settings still lead to stand-ins; see docs/deployment.md'

/**
 * The settings that were left at a default which leads to a stand-in for an outside service or to an example's domain;
 * none unless the site is public, that is, reached by https.
 */
export function leftAtStandIns(schema: TObject, settings: object, publicUrl: string | undefined): string[] {
  if (!publicUrl?.startsWith('https:')) return []
  const given = settings as Readonly<Record<string, unknown>>
  const isWithoutGoogle = given.GOOGLE_CLIENT_ID === 'none'
  return Object.entries(schema.properties as Record<string, { readonly default?: unknown }>).flatMap(
    ([name, { default: fallback }]) => {
      const isUnused = isWithoutGoogle && name.startsWith('GOOGLE_')
      const isLeft = typeof fallback === 'string' && ofStandIns.test(fallback) && given[name] === fallback
      return isLeft && !isUnused ? [name] : []
    },
  )
}
