import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { App } from '../../plugin.ts'

/**
 * Answers are written by their schemas. A writer is made at the first answer of its kind and not at the start: there
 * are hundreds, and a process that is needed now would make them all for a second first.
 */
export function serializeByContract(app: App): void {
  const compile = SerializerSelector()()
  app.setSerializerCompiler(({ httpStatus = '200', ...answer }) => {
    let write: ReturnType<typeof compile> | undefined
    return (data) => {
      write ??= compile({ ...answer, httpStatus })
      return write(data)
    }
  })
}
