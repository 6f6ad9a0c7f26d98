/** What the bank knows about a subscription: its past charges, and whether it pays. */
export interface Mandate {
  readonly id: string
  /** When the first period began; months are counted from then. */
  readonly anchor: number
  /** Periods that have begun, paid or not. */
  readonly period: number
  /** Charges of this period that the bank refused. */
  readonly refusals: number
  readonly bank: 'pays' | 'refuses'
  readonly endsWithPeriod: boolean
}
