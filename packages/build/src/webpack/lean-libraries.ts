import path from 'node:path'
import { ending } from '../workspace.ts'

export interface Replacement {
  /** the folder of the importing module */
  readonly from: RegExp
  readonly request: RegExp
  readonly by: string
}

const host = (file: string) => path.join(import.meta.dirname, '../host', `${file}${ending}`)

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

/** A remote only slims its icons; it takes the rest from the shell. */
export type LeanPart = 'all' | 'icons'

export const replacementsIn = (what: LeanPart): readonly Replacement[] => (what === 'all' ? replacements : [plainIcons])

/** The file that replaces what a module in a folder requests, undefined where the request is kept. */
export const replacementOf = (what: LeanPart, folder: string, request: string): string | undefined =>
  replacementsIn(what).find((one) => one.from.test(folder) && one.request.test(request))?.by
