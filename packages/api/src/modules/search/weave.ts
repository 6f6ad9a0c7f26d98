/** So many things come before the first product, when they are called as the words say. */
const lead = 4
/** What only tells of the words comes after every third product. */
const productsToOneWeak = 3

export interface Woven {
  /** Which things and which products stand on the page, as ranges of their own lists. */
  readonly things: readonly [from: number, to: number]
  readonly products: readonly [from: number, to: number]
  /** The page, in order: true for a thing. */
  readonly isThing: readonly boolean[]
}

/** One list out of two: a page of it needs only a range of each, so every page fits to the one before it. */
export function weave(
  sizes: { readonly things: number; readonly strong: number; readonly products: number },
  from: number,
  to: number,
): Woven {
  const isThing: boolean[] = []
  const first = { things: 0, products: 0 }
  let [things, products, productsAtWeak] = [0, 0, 0]
  const end = Math.min(to, sizes.things + sizes.products)
  for (let at = 0; at < end; at++) {
    if (at === from) Object.assign(first, { things, products })
    if (things < sizes.strong) productsAtWeak = products
    const isNext =
      products >= sizes.products ||
      (things < sizes.things &&
        (things < sizes.strong
          ? things < lead || things - lead < products
          : (things - sizes.strong + 1) * productsToOneWeak <= products - productsAtWeak))
    if (at >= from) isThing.push(isNext)
    if (isNext) things += 1
    else products += 1
  }
  if (from >= end) return { things: [0, 0], products: [0, 0], isThing: [] }
  return { things: [first.things, things], products: [first.products, products], isThing }
}
