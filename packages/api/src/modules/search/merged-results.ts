/** This many documents that match by title come before the first product. */
const lead = 4
/** After every third product comes one document that matches only by its text. */
const productsToOneWeak = 3

export interface MergedPage {
  /** The documents and products on the page, as ranges of their own lists. */
  readonly documents: readonly [from: number, to: number]
  readonly products: readonly [from: number, to: number]
  /** The order of the page: true for a document. */
  readonly isDocument: readonly boolean[]
}

/** Merges two lists: a page needs only a range of each, so consecutive pages fit together. */
export function mergeResults(
  sizes: { readonly documents: number; readonly strong: number; readonly products: number },
  from: number,
  to: number,
): MergedPage {
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
