import type { Endpoint } from './endpoint.ts'
import { endpointModules } from './endpoint-modules.ts'

/**
 * An endpoint and its export name; for a kind that editors write, the name of the kind and of the endpoint, as in
 * `editorPostsSave`.
 */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.url === 'string' && 'schema' in value

/** Every endpoint of the API. The names are unique and must not change: clients are generated from them. */
export const allEndpoints: readonly NamedEndpoint[] = Object.values(endpointModules).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]): NamedEndpoint[] => {
    if (isEndpoint(value)) return [{ name, endpoint: value }]
    if (!isRecord(value)) return []
    return Object.entries(value).flatMap(([call, inner]) =>
      isEndpoint(inner) ? [{ name: `${name}${call[0]?.toUpperCase()}${call.slice(1)}`, endpoint: inner }] : [],
    )
  }),
)
