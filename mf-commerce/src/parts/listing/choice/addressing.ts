import type { Choice } from './choice.ts'
import { queryAddress, readQuery } from './choice-query.ts'

/** How the URLs of a kind of listing represent a choice of filters. */
export interface Addressing {
  read(pathname: string, search: URLSearchParams): Choice
  write(pathname: string, choice: Choice): string
}

/** The choice in the query and the path unchanged, as in most listings. */
export const inQuery: Addressing = { read: (_, search) => readQuery(search), write: queryAddress }
