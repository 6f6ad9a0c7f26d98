import type { Choice } from './choice.ts'
import { queryAddress, readQuery } from './choice-query.ts'

/** How a choice stands in the addresses of one kind of listing. */
export interface Addressing {
  read(pathname: string, search: URLSearchParams): Choice
  write(pathname: string, choice: Choice): string
}

/** The choice in the query, the path as it is: the way of most listings. */
export const inQuery: Addressing = { read: (_, search) => readQuery(search), write: queryAddress }
