import fc from 'fast-check'
import { asJson, hostileText, huge } from './hostile-values.ts'
import type { KnownNames } from './known-names.ts'
import type { Described } from './operations.ts'
import { Known, type NearOptions, schemaNear } from './schema-near.ts'

/** A request before known names are chosen for it. */
export interface Plan {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly isQueryTwice: boolean
  readonly body: unknown
  readonly dress: Dress
}
type Dress = 'as-told' | 'wrong-type' | 'cut-off' | 'no-boundary' | 'no-body' | 'not-json'

/** A request as sent. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const dresses: fc.Arbitrary<Dress> = fc.constantFrom(
  'as-told',
  'wrong-type',
  'cut-off',
  'no-boundary',
  'no-body',
  'not-json',
)

/** Half of all requests conform to the schema, so that handlers are reached; the others are invalid somewhere. */
export function plansOf(operation: Described, schemas: NearOptions['schemas']): fc.Arbitrary<Plan> {
  const calm = fittingPlansOf(operation, schemas)
  const wild = planned(
    operation,
    { schemas, hostileIn: 4 },
    fc.oneof({ weight: 3, arbitrary: fc.constant<Dress>('as-told') }, { weight: 1, arbitrary: dresses }),
    fc.boolean(),
  )
  return fc.oneof(calm, wild)
}

/** Requests that conform to the schema. */
export const fittingPlansOf = (operation: Described, schemas: NearOptions['schemas']): fc.Arbitrary<Plan> =>
  planned(operation, { schemas, hostileIn: 0 }, fc.constant('as-told'), fc.constant(false))

function planned(
  { parameters, body }: Described,
  options: NearOptions,
  dress: fc.Arbitrary<Dress>,
  isQueryTwice: fc.Arbitrary<boolean>,
): fc.Arbitrary<Plan> {
  const near = schemaNear(options)
  const among = (place: 'path' | 'query') => parameters.filter((one) => one.in === place)
  const record = (place: 'path' | 'query') =>
    fc.record(Object.fromEntries(among(place).map(({ name, schema }) => [name, near(schema, name)])), {
      requiredKeys: among(place).flatMap(({ name, required }) => (required ? [name] : [])),
    })
  const extra = options.hostileIn > 0 ? fc.dictionary(hostileText, hostileText, { maxKeys: 1 }) : fc.constant({})
  return fc
    .tuple(
      record('path'),
      record('query'),
      extra,
      body ? near(body, 'body') : fc.constant(undefined),
      dress,
      isQueryTwice,
    )
    .map(([params, query, more, sent, how, twice]) => ({
      params,
      query: { ...query, ...more },
      isQueryTwice: twice,
      body: sent,
      dress: how,
    }))
}

/** Serializes a plan; known names are chosen from those seen in responses so far. */
export function written(operation: Described, plan: Plan, things: KnownNames): FuzzRequest {
  const chosen = (value: unknown): unknown => {
    if (value instanceof Known) return things.pick(value.field, value.pick) ?? value.otherwise
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
