/** The page number in the URL; 1 if it is missing or invalid. */
export const pageOf = (search: URLSearchParams): number =>
  /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1

/** The text if it is one of the allowed values, otherwise null. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** The path with the given query; empty values are defaults and are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null>>): string {
  const kept = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const text = new URLSearchParams(kept).toString()
  return text ? `${path}?${text}` : path
}
