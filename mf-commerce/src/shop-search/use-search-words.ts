import { useSearchParams } from '@nukkad/platform'
import { readQuery } from '../parts/listing/choice-query.ts'

/** The words that the address asks for. */
export function useSearchWords(): string {
  const [search] = useSearchParams()
  return readQuery(search).q
}
