import { createHmac, timingSafeEqual } from 'node:crypto'

/** The check of a code that was valid at the time. */
export interface Scan {
  readonly userId: string
  readonly step: number
  readonly outletId: number
  readonly way: 'scan' | 'typed'
  readonly at: Date
}

const dayMs = 86_400_000

export type ScanTokens = ReturnType<typeof createScanTokens>

/**
 * Creates tokens that identify the check of a code in the later confirmation. They are signed and valid for a day: a
 * counter that loses its connection after the check can send the confirmation later, when the code itself has long
 * expired.
 */
export function createScanTokens(secret: string, now: () => Date) {
  const sign = (text: string) => createHmac('sha256', secret).update(`access-scan:${text}`).digest('base64url')
  return {
    write({ userId, step, outletId, way, at }: Scan): string {
      const text = [userId, step, outletId, way, at.getTime()].join('.')
      return `${text}.${sign(text)}`
    },
    read(token: string): Scan | undefined {
      const cut = token.lastIndexOf('.')
      const [text, signature] = [token.slice(0, Math.max(0, cut)), Buffer.from(token.slice(cut + 1))]
      const wanted = Buffer.from(sign(text))
      if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return undefined
      const [userId = '', step, outletId, way, at] = text.split('.')
      const age = now().getTime() - Number(at)
      if (age > dayMs) return undefined
      return {
        userId,
        step: Number(step),
        outletId: Number(outletId),
        way: way === 'typed' ? 'typed' : 'scan',
        at: new Date(Number(at)),
      }
    },
  }
}
