/** What the bank of a subscription knows of it: what was collected, and whether it pays. */
export interface Mandate {
  readonly id: string
  /** When its first period began; months are counted from then. */
  readonly anchor: number
  /** Periods that began, paid or not. */
  readonly period: number
  /** Charges of this period that the bank refused. */
  readonly refusals: number
  readonly bank: 'pays' | 'refuses'
  readonly endsWithPeriod: boolean
}
