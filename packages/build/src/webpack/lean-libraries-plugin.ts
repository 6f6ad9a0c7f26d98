import webpack, { type Compiler } from 'webpack'
import { type LeanPart, replacementsIn } from './lean-libraries.ts'

/** Leaves out the parts of large libraries that the shell can never run, which every visitor would download. */
export class LeanLibrariesPlugin {
  readonly #what: LeanPart

  constructor(what: LeanPart = 'all') {
    this.#what = what
  }

  apply(compiler: Compiler): void {
    for (const { from, request, by } of replacementsIn(this.#what)) {
      new webpack.NormalModuleReplacementPlugin(request, (wanted) => {
        if (from.test(wanted.context)) wanted.request = by
      }).apply(compiler)
    }
  }
}
