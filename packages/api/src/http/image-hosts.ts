import type { App } from '../plugin.ts'
import type { Settings } from '../settings.ts'

/** Rewrites image URLs in a text. */
export type RewriteImages = (text: string) => string

const listed = (hosts: string) => hosts.split(',')
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Replaces hosts that should no longer be requested with one of the given others: always the same one for the same
 * path, whatever size is asked for, so that caches keep each image once.
 */
export function imageRewriter(from: string, instead: string): RewriteImages {
  const others = listed(instead)
  const address = new RegExp(`https?://(?:${listed(from).map(literal).join('|')})(/[^"'\\\\\\s?#<>()]*)`, 'g')
  return (text) => text.replace(address, (_, path: string) => `https://${others[sumOf(path) % others.length]}${path}`)
}

const sumOf = (text: string) => {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** Rewrites the image hosts in every JSON answer where both settings are set. Otherwise answers are not inspected. */
export function rewriteImageHosts(app: App, settings: Pick<Settings, 'IMAGE_HOSTS' | 'IMAGE_HOSTS_INSTEAD'>): void {
  const { IMAGE_HOSTS: from, IMAGE_HOSTS_INSTEAD: instead } = settings
  if (!from || !instead) return
  const rewrite = imageRewriter(from, instead)
  app.addHook('onSend', async (_request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (!isJson || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload
    reply.removeHeader('content-length')
    return rewrite(String(payload))
  })
}
