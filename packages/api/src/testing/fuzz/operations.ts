import type { Shape } from './schema-shape.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Shape
}

/** A call as described in the API document. */
export interface Described {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly body?: Shape
  /** The media type of the body. */
  readonly type?: string
}

/** The part of /api/openapi.json that is needed to make calls. */
export interface ReadDocument {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReadOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> }
}
interface ReadOperation {
  readonly operationId: string
  readonly security: Described['security']
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
}

/** All calls of a document, in order. */
export const operationsOf = ({ paths }: ReadDocument): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters = [], requestBody }]) => {
      const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
      return {
        method: method.toUpperCase(),
        path,
        operationId,
        security,
        parameters,
        ...(body && type && { body: body.schema, type }),
      }
    }),
  )
