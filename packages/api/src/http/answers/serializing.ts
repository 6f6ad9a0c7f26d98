import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { App } from '../../plugin.ts'
import { writtenSchema } from './written-schema.ts'

const compile = SerializerSelector()()
type Route = Parameters<typeof compile>[0]

/** Routes whose answers have the same schema share a writer, as do the APIs that tests build in one process. */
const writers = new WeakMap<object, ReturnType<typeof compile>>()

/** Only the schema makes a difference to the writer. */
function writerOf(schema: object, route: Route) {
  const writer = writers.get(schema) ?? compile({ ...route, schema: writtenSchema(schema) })
  writers.set(schema, writer)
  return writer
}

/**
 * Answers are written by their schemas. A writer is made at the first answer of its kind and not at the start: there
 * are hundreds, and a process that is needed now would make them all for a second first.
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
