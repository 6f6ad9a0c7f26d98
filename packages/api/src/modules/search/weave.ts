/** So many documents come before the first product, when they are called as the words say. */
const lead = 4
/** What only tells of the words comes after every third product. */
const productsToOneWeak = 3

export interface Woven {
  /** Which documents and which products stand on the page, as ranges of their own lists. */
  readonly documents: readonly [from: number, to: number]
  readonly products: readonly [from: number, to: number]
  /** The page, in order: true for a document. */
  readonly isDocument: readonly boolean[]
}

/** One list out of two: a page of it needs only a range of each, so every page fits to the one before it. */
export function weave(
  sizes: { readonly documents: number; readonly strong: number; readonly products: number },
  from: number,
  to: number,
): Woven {
  const isDocument: boolean[] = []
  const first = { documents: 0, products: 0 }
  let [documents, products, productsAtWeak] = [0, 0, 0]
  const end = Math.min(to, sizes.documents + sizes.products)
  for (let at = 0; at < end; at++) {
    if (at === from) Object.assign(first, { documents, products })
    if (documents < sizes.strong) productsAtWeak = products
    const isNext =
      products >= sizes.products ||
      (documents < sizes.documents &&
        (documents < sizes.strong
          ? documents < lead || documents - lead < products
          : (documents - sizes.strong + 1) * productsToOneWeak <= products - productsAtWeak))
    if (at >= from) isDocument.push(isNext)
    if (isNext) documents += 1
    else products += 1
  }
  if (from >= end) return { documents: [0, 0], products: [0, 0], isDocument: [] }
  return { documents: [first.documents, documents], products: [first.products, products], isDocument }
}
