import { useSearchParams } from '@nukkad/platform'
import { readSearch } from './search-choice.ts'

/** The search words in the URL. */
export function useSearchWords(): string {
  const [search] = useSearchParams()
  return readSearch(search).q
}
