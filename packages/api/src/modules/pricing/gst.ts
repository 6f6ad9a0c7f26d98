import { multiplyDivide, type Paise } from './share.ts'

/** Goods and services tax inside a price. Within a state it is two equal halves, between states one whole. */
export interface Gst {
  readonly percent: number
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
}

/** Rates may carry two decimals (0.25 for rough stones), so they are counted in hundredths of a percent. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** Splits an inclusive amount, after discount, into its taxable value and tax. */
export function inclusiveGst(gross: Paise, percent: number, isWithinState: boolean): Gst {
  const rate = hundredths(percent)
  if (isWithinState) {
    const half = multiplyDivide(gross, rate, 2 * (10_000 + rate))
    return { percent, taxable: gross - 2 * half, cgst: half, sgst: half, igst: 0 }
  }
  const igst = multiplyDivide(gross, rate, 10_000 + rate)
  return { percent, taxable: gross - igst, cgst: 0, sgst: 0, igst }
}

export const taxOf = (gst: Gst): Paise => gst.cgst + gst.sgst + gst.igst
