import type { ArmKey, PageArm } from './page-arm.ts'

type Arms = PageArm['arms']

/** Name of the cookie with the arms a visitor was shown: `12b.15-` means arm b of page 12 and no arm of page 15. */
export const armsCookie = 'nukkad_arms'
const mostPages = 40

/** The arms of a cookie, by page. Values that this site did not write are ignored. */
export const armsIn = (cookie: string | undefined): ReadonlyMap<number, ArmKey> =>
  new Map(
    (cookie ?? '').split('.').flatMap((one) => {
      const [, page, key] = /^([1-9]\d{0,9})([abcd-])$/.exec(one) ?? []
      return page && key ? [[Number(page), key as ArmKey] as const] : []
    }),
  )

/** The cookie with one more arm; beyond the maximum number of pages, the oldest are dropped. */
export function withArm(arms: ReadonlyMap<number, ArmKey>, { page, key }: Pick<PageArm, 'page' | 'key'>): string {
  const others = [...arms].filter(([known]) => known !== page)
  return [...others, [page, key] as const]
    .slice(-mostPages)
    .map(([known, arm]) => `${known}${arm}`)
    .join('.')
}

/**
 * The arm that the visitor saw before, whatever its present weight, as long as it is above zero; otherwise a random arm
 * by weight.
 */
export function armFor(arms: Arms, met: ArmKey | undefined, random: () => number): ArmKey {
  const open = arms.filter(({ weight }) => weight > 0)
  if (met !== undefined && open.some(({ key }) => key === met)) return met
  let left = random() * open.reduce((sum, { weight }) => sum + weight, 0)
  for (const { key, weight } of open) {
    left -= weight
    if (left < 0) return key
  }
  return open.at(-1)?.key ?? 'a'
}
