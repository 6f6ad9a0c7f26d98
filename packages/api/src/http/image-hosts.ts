import type { App } from '../plugin.ts'
import type { Settings } from '../settings.ts'

/** Rewrites addresses of pictures in a text. */
export type RewriteImages = (text: string) => string

const listed = (hosts: string) => hosts.split(',')
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Pictures at hosts that are to be left alone any longer come from one of two others: always the same one for the same
 * path, whatever size is asked for, so that caches keep it once.
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

/** Where hosts are set, no answer names a picture of theirs. Without the setting, nothing is looked at. */
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
