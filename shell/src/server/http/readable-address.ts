import type { IncomingMessage } from 'node:http'

const isReadable = (part: string): boolean => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * Encodes every percent sign that begins no valid character: a mistyped address is then routed like any other and gets
 * a 404 page, instead of being refused by the framework first.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  if (isReadable(path)) return url
  const segments = path.split('/').map((part) => (isReadable(part) ? part : part.replace(/%/g, '%25')))
  return segments.join('/') + (queryAt === -1 ? '' : url.slice(queryAt))
}
