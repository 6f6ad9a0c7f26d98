import { productSorts } from '@nukkad/contracts'

/** Sorting by relevance needs search words. */
export const sortsFor = (hasWords: boolean): readonly { value: number; title: string }[] =>
  productSorts.filter(({ value }) => hasWords || value !== 0)
