import { localKeys } from '@nukkad/platform'

/** One more than is shown, because the current product is left out. */
const most = 13

interface KeptTexts {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Slugs of recently viewed products, newest first. Any other value under the key is ignored. */
export function seenProducts(storage: KeptTexts): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(localKeys.seen) ?? '[]')
    return Array.isArray(held) ? held.filter((slug) => /^[a-z0-9-]{1,120}$/.test(String(slug))) : []
  } catch {
    return []
  }
}

export function rememberSeen(storage: KeptTexts, slug: string): void {
  const others = seenProducts(storage).filter((one) => one !== slug)
  storage.setItem(localKeys.seen, JSON.stringify([slug, ...others].slice(0, most)))
}
