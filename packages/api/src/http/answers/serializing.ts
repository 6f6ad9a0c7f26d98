import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { App } from '../../plugin.ts'
import { writtenSchema } from './written-schema.ts'

const compile = SerializerSelector()()
type Route = Parameters<typeof compile>[0]

/** Routes with the same response schema share a serializer, as do the APIs that tests build in one process. */
const writers = new WeakMap<object, ReturnType<typeof compile>>()

/** The serializer depends on the schema alone. */
function writerOf(schema: object, route: Route) {
  const writer = writers.get(schema) ?? compile({ ...route, schema: writtenSchema(schema) })
  writers.set(schema, writer)
  return writer
}

/**
 * Serializes responses by their schemas. A serializer is compiled for the first response of its kind and not at the
 * start: there are hundreds, and compiling them all would delay the start by a second.
 */
export function serializeByContract(app: App): void {
  app.setSerializerCompiler<object>(({ schema, httpStatus = '200', ...route }) => {
    let write: ReturnType<typeof compile> | undefined
    return (data) => {
      write ??= writerOf(schema, { ...route, httpStatus })
      return write(data)
    }
  })
}
