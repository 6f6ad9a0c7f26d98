import type { PriceHistory } from '@nukkad/contracts/endpoints/shop/product-page'

/** The size of the drawing; a price is a level line, and a change a step. */
export const drawing = { width: 320, height: 120, margin: 8 }

export interface PriceLine {
  /** the `d` of a path; a gap is the time when it was not on sale */
  readonly path: string
  readonly lowest: number
  readonly highest: number
}

/** The prices as a line of steps; undefined when none is known. */
export function priceLine({ from, to, prices }: PriceHistory): PriceLine | undefined {
  const known = prices.flatMap(({ price }) => (price === null ? [] : [price]))
  if (known.length === 0) return undefined
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const xOf = (moment: string) => round(((Date.parse(moment) - begin) / (end - begin)) * drawing.width)
  const inner = drawing.height - 2 * drawing.margin
  const yOf = (price: number) =>
    round(highest === lowest ? drawing.height / 2 : drawing.margin + ((highest - price) / (highest - lowest)) * inner)
  let path = ''
  let isDrawing = false
  for (const [at, { since, price }] of prices.entries()) {
    if (price !== null) {
      const start = `${xOf(since)} ${yOf(price)}`
      path += `${isDrawing ? 'L' : 'M'}${start}H${xOf(prices[at + 1]?.since ?? to)}`
    }
    isDrawing = price !== null
  }
  return { path, lowest, highest }
}

const round = (value: number) => Math.round(value * 10) / 10
