import { createPublicKey, verify } from 'node:crypto'

const aDay = 24 * 60 * 60
const read = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * Whether a request identifies its site (RFC 8292): a token for this push service, signed with the key that is sent
 * along, valid now and for a day at most.
 */
export function isIdentified(header: string | undefined, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  try {
    const { aud, exp, sub } = read(claims)
    const now = Date.now() / 1000
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return (
      isSigned &&
      read(head).alg === 'ES256' &&
      aud === origin &&
      Number(exp) > now &&
      Number(exp) <= now + aDay + 60 &&
      /^(mailto:|https:)/.test(String(sub))
    )
  } catch {
    return false
  }
}
