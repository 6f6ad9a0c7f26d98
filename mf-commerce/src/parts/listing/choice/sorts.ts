import { offeredSorts, productSorts } from '@nukkad/contracts'

/** Sorting by relevance needs search words. */
export const sortsFor = (hasWords: boolean): readonly { value: number; title: string }[] =>
  offeredSorts().filter(({ value }) => hasWords || value !== productSorts.relevance.value)
