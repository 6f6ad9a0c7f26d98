import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { App } from '../../plugin.ts'

const compile = SerializerSelector()()

/** Writers by their schemas. Routes that answer alike share one, as do the APIs that tests build in one process. */
const writers = new WeakMap<object, ReturnType<typeof compile>>()

/**
 * Answers are written by their schemas. A writer is made at the first answer of its kind and not at the start: there
 * are hundreds, and a process that is needed now would make them all for a second first.
 */
export function serializeByContract(app: App): void {
  app.setSerializerCompiler<object>(({ schema, method, url, httpStatus = '200' }) => {
    const made = () => {
      const writer = writers.get(schema) ?? compile({ schema, method, url, httpStatus })
      writers.set(schema, writer)
      return writer
    }
    let write: ReturnType<typeof compile> | undefined
    return (data) => {
      write ??= made()
      return write(data)
    }
  })
}
