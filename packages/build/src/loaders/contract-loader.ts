import type { LoaderContext } from 'webpack'
import { contractSource } from './contract-source.ts'

/**
 * Keeps contracts small in the browser: the module is evaluated at build time, and of an endpoint only its method, url,
 * access, whether it answers with a file and whether its answer is shared by all visitors remain, alone or in a record
 * of endpoints. Schemas disappear, so importing one as a value fails the build instead of shipping TypeBox.
 */
export default function contractLoader(this: LoaderContext<object>): void {
  const done = this.async()
  contractSource(this.resourcePath).then(
    ({ source, files }) => {
      for (const file of files) this.addDependency(file)
      done(null, source)
    },
    (error: Error) => done(error),
  )
}
