import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'
import type { Described } from './operations.ts'
import { type NearOptions, schemaNear } from './schema-near.ts'

/** A request before known names are chosen for it. */
export interface Plan {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly isQueryTwice: boolean
  readonly body: unknown
  readonly dress: Dress
}
export type Dress = 'as-told' | 'wrong-type' | 'cut-off' | 'no-boundary' | 'no-body' | 'not-json'

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
