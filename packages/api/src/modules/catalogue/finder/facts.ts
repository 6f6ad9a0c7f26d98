/** What is known of one product for finding it; a row of `product_fact`. */
export interface Fact {
  readonly id: number
  readonly categoryId: number
  readonly merchantId: number
  /** paise */
  readonly price: number
  readonly discount: number
  /** tenths of stars; 0 without reviews */
  readonly rating: number
  readonly reviews: number
  readonly sales: number
  /** seconds since 1970 */
  readonly launched: number
  readonly isInStock: boolean
  readonly rank: number
  readonly shippingDays: number
  readonly isLocal: boolean
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
  readonly title: string
  readonly words: string
  /** 'indigo/M': which sizes a colour comes in; null where every colour comes in every size */
  readonly pairs: readonly string[] | null
}

const list = (text: string | undefined, by: string) => (text ? text.split(by) : [])

/** Reads a fact as the repository writes it: one text, because a million rows of seventeen fields cost ten times more. */
export function readFact(line: string): Fact {
  const parts = line.split('\u001f')
  const number = (at: number) => Number(parts[at])
  return {
    id: number(0),
    categoryId: number(1),
    merchantId: number(2),
    price: number(3),
    discount: number(4),
    rating: number(5),
    reviews: number(6),
    sales: number(7),
    launched: number(8),
    isInStock: parts[9] === '1',
    rank: number(10),
    shippingDays: number(11),
    isLocal: parts[12] === 'city',
    colours: list(parts[13], '\u001e'),
    sizes: list(parts[14], '\u001e'),
    title: parts[15] ?? '',
    words: parts[16] ?? '',
    pairs: parts[17] === '*' ? null : list(parts[17], '\u001e'),
  }
}
