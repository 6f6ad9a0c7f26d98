import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@nukkad/contracts'

const folder = path.resolve(__dirname, '../../../contracts/src/endpoints')

/** All calls of the contract by name, including those added later. */
export const allEndpoints: readonly [string, Endpoint][] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => Object.entries<unknown>(require(path.join(folder, file))))
  .flatMap(([name, value]) => endpointsIn(name, value))

/** A contract is exported alone, or in an object with related ones. */
function endpointsIn(name: string, value: unknown): [string, Endpoint][] {
  if (typeof value !== 'object' || value === null) return []
  if ('schema' in value) return [[name, value as Endpoint]]
  return Object.entries(value).flatMap(([part, inner]): [string, Endpoint][] =>
    typeof inner === 'object' && inner !== null && 'schema' in inner ? [[`${name}.${part}`, inner as Endpoint]] : [],
  )
}

/** The query fields of a call. */
export function queryFieldsOf({ schema }: Endpoint): Record<string, { maximum?: number }> {
  return (schema?.querystring as { properties?: Record<string, { maximum?: number }> } | undefined)?.properties ?? {}
}
