import { useSearchParams } from '@nukkad/platform'
import { readSearch } from './search-choice.ts'

/** The words that the address asks for. */
export function useSearchWords(): string {
  const [search] = useSearchParams()
  return readSearch(search).q
}
