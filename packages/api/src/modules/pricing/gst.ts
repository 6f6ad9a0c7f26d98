import { multiplyDivide, type Paise } from './money.ts'

/** Goods and services tax included in a price: two equal halves within a state, one part between states. */
export interface Gst {
  /** A whole percent: the table of products allows only the rates in force (`product__gst`). */
  readonly percent: number
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
}

/**
 * Splits an inclusive amount, after discount, into its taxable value and tax. Between states the tax is twice the half
 * that applies within one, so that it is the same to the paisa wherever the parcel goes: choosing an address changes no
 * total. Compared with rounding the whole tax, this differs by at most one paisa per line.
 */
export function inclusiveGst(gross: Paise, percent: number, isWithinState: boolean): Gst {
  const half = multiplyDivide(gross, percent, 2 * (100 + percent))
  const taxable = gross - 2 * half
  return isWithinState
    ? { percent, taxable, cgst: half, sgst: half, igst: 0 }
    : { percent, taxable, cgst: 0, sgst: 0, igst: 2 * half }
}

export const taxOf = (gst: Gst): Paise => gst.cgst + gst.sgst + gst.igst
