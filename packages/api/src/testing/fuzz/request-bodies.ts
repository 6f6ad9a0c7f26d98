import { asJson, huge } from './hostile-values.ts'
import type { KnownNames } from './known-names.ts'
import type { Described } from './operations.ts'
import type { Dress, FuzzRequest, Plan } from './requests.ts'
import { Known } from './schema-near.ts'

/** Serializes a plan; known names are chosen from those seen in responses so far. */
export function written(operation: Described, plan: Plan, names: KnownNames): FuzzRequest {
  const chosen = (value: unknown): unknown => {
    if (value instanceof Known) return names.pick(value.field, value.pick) ?? value.otherwise
    if (Array.isArray(value)) return value.map(chosen)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, chosen(inner)]))
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(chosen(plan.params[name])))
  const pairs = Object.entries(plan.query)
    .flatMap(([name, value]) => [chosen(value)].flat().map((one) => `${encoded(name)}=${encoded(one)}`))
    .flatMap((pair) => (plan.isQueryTwice ? [pair, pair] : [pair]))
  const address = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
  return {
    method: operation.method,
    // A server accepts addresses of a few thousand characters; longer ones never reach the API.
    path: address.slice(0, 12_000),
    ...dressed(operation, plan, chosen(plan.body)),
  }
}

function dressed(
  { type = 'application/json', body: shape }: Described,
  { dress }: Plan,
  value: unknown,
): Pick<FuzzRequest, 'headers' | 'body'> {
  if (!shape || dress === 'no-body') return { headers: {} }
  if (type === 'multipart/form-data') return multipart(dress, value)
  const text = type === 'application/x-www-form-urlencoded' ? asForm(value) : asJson(value)
  if (dress === 'wrong-type') return { headers: { 'content-type': 'text/plain' }, body: text }
  const body = dress === 'cut-off' ? text.slice(0, text.length / 2) : dress === 'not-json' ? '{"a":}' : text
  return { headers: { 'content-type': type }, body }
}

const asForm = (value: unknown): string =>
  Object.entries(typeof value === 'object' && value !== null ? value : {})
    .map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
    .join('&')

function multipart(dress: Dress, value: unknown) {
  const file = dress === 'wrong-type' ? huge : asJson(value)
  const whole = `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${file}\r\n--cut--\r\n`
  const type = dress === 'no-boundary' ? 'multipart/form-data' : 'multipart/form-data; boundary=cut'
  return { headers: { 'content-type': type }, body: dress === 'cut-off' ? whole.slice(0, whole.length / 2) : whole }
}

/** Percent-encodes a value; a lone surrogate is written as the bytes it would have. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u0002')).replaceAll('%02', '%ED%A0%80')
}
