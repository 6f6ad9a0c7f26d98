/** The page that an address asks for; the first where it asks for nonsense. */
export const pageOf = (search: URLSearchParams): number =>
  /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1

/** A value of a list, or null for anything else that an address may hold. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** An address with the given query; empty values stand for themselves and are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null>>): string {
  const kept = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const text = new URLSearchParams(kept).toString()
  return text ? `${path}?${text}` : path
}
