import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Whether a request is signed with this secret by AWS Signature Version 4, written from its specification,
 * independently of our client.
 */
export function isSigned(request: IncomingMessage, body: Buffer, keyId: string, secret: string): boolean {
  const { headers, method = '', url = '' } = request
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  const [, credential = '', names = '', signature] = parts ?? []
  const [id, day = '', region = '', service = '', end] = credential.split('/')
  const at = String(headers['x-amz-date'])
  if (id !== keyId || service !== 's3' || end !== 'aws4_request' || !at.startsWith(day)) return false
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false
  const wanted = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!wanted.every((name) => names.split(';').includes(name))) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, sha256(body)].join('\n')
  const scope = [day, region, service, end].join('/')
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day) as Uint8Array | string)
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex') === signature
}
