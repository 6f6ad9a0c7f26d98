import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { ending } from '../workspace.ts'

interface Replacement {
  /** the folder the import stands in */
  readonly from: RegExp
  readonly request: RegExp
  readonly by: string
}

const host = (file: string) => path.join(import.meta.dirname, '../host', `${file}${ending}`)

/** In the browser and on the server alike, so that both draw the same. */
const plainIcons: Replacement = {
  from: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons$/,
  request: /\/createLucideIcon\.mjs$/,
  by: host('plain-icon'),
}

const replacements: readonly Replacement[] = [
  plainIcons,
  { from: /[\\/]axios[\\/]lib[\\/]adapters$/, request: /^\.\/fetch\.js$/, by: host('no-fetch-adapter') },
  {
    from: /[\\/]axios[\\/]lib([\\/]|$)/,
    request:
      /\/(HttpStatusCode|CancelToken|spread|toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams)\.js$/,
    by: host('no-rare-parts'),
  },
]

/** Leaves out of large libraries what the shell cannot come to run; every visitor would download it. */
export class LeanLibrariesPlugin {
  readonly #replacements: readonly Replacement[]

  /** A remote has only its icons to make lean; the rest it takes from the shell. */
  constructor(what: 'all' | 'icons' = 'all') {
    this.#replacements = what === 'all' ? replacements : [plainIcons]
  }

  apply(compiler: Compiler): void {
    for (const { from, request, by } of this.#replacements) {
      new webpack.NormalModuleReplacementPlugin(request, (wanted) => {
        if (from.test(wanted.context)) wanted.request = by
      }).apply(compiler)
    }
  }
}
