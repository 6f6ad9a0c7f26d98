import path from 'node:path'
import { ending } from '../workspace.ts'

export interface Replacement {
  /** the folder the import stands in */
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

/** A remote has only its icons to make lean; the rest it takes from the shell. */
export type LeanPart = 'all' | 'icons'

export const replacementsIn = (what: LeanPart): readonly Replacement[] => (what === 'all' ? replacements : [plainIcons])

/** The file that stands in for what a module in a folder asks for, nothing where it is taken as it is. */
export const replacementOf = (what: LeanPart, folder: string, request: string): string | undefined =>
  replacementsIn(what).find((one) => one.from.test(folder) && one.request.test(request))?.by
