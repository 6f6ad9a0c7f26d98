import type { NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import { ErrorBody } from '@nukkad/contracts/schema'
import { type JsonSchema, schemaWriter } from './json-schema.ts'
import { type Operation, operationOf } from './operation.ts'
import { securitySchemes } from './security.ts'
import { tags } from './tags.ts'

/** A call that a route serves. */
export interface AnsweredCall extends NamedEndpoint {
  /** Whether the route is rate limited. */
  readonly isLimited: boolean
}

/** The description of the API, as served at /api/openapi.json. Paths are relative to the server's address. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** OpenAPI 3.1: schemas are those of the contracts, in JSON Schema 2020-12. */
export function describeCalls(calls: readonly AnsweredCall[]): OpenApiDocument {
  const writer = schemaWriter()
  writer.write(ErrorBody)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { isLimited, ...call } of calls) {
    const path = call.endpoint.url.replace(/:(\w+)/g, '{$1}')
    const ofPath = paths[path] ?? {}
    paths[path] = { ...ofPath, [call.endpoint.method.toLowerCase()]: operationOf(call, writer, isLimited) }
  }
  const used = new Set(calls.flatMap(({ endpoint }) => endpoint.tags))
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Nukkad API',
      version: '1',
      summary: 'City guides, events and a local shop',
      description: 'Money is in rupees with at most two decimals. Every error response has the same body, ErrorBody.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to this document, so that it is right wherever the site is hosted.
    servers: [{ url: '/api', description: 'This site' }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: { securitySchemes, schemas: writer.components() },
  }
  return document
}
