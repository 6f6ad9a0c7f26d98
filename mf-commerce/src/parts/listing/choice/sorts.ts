import { productSorts } from '@nukkad/contracts'

/** Relevance needs words that something can be relevant to. */
export const sortsFor = (hasWords: boolean): readonly { value: number; title: string }[] =>
  productSorts.filter(({ value }) => hasWords || value !== 0)
