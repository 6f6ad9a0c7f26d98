import { isSort } from './finder/columns.ts'
import { searchWords } from './finder/words.ts'

/** The sort that is really used: a number nobody knows is the default, relevance needs words to be relevant to. */
export function sortNumber(wanted: number | undefined, searched: string | undefined): number {
  const isSearch = searched !== undefined && searchWords(searched).length > 0
  if (wanted === undefined) return isSearch ? 0 : 1
  if (wanted === 0) return 0
  return isSort(wanted) ? wanted : 1
}
