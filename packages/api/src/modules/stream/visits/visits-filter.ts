/** The visits to show: of these days, of one city or device or of all. */
export interface VisitsFilter {
  /** the first and the last day, yyyy-mm-dd */
  readonly from: string
  readonly to: string
  readonly city: string | null
  readonly device: string | null
}
