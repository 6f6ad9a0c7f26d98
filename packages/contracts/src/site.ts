/** What the product calls itself: the one place to change it. */
export const siteName = 'Nukkad'

/** What a deployment tells its pages; the server renders with the same. */
export interface PageSettings {
  /** a MapLibre style of the deployment's own; without it maps are drawn from lines of ours */
  readonly mapStyleUrl: string | null
  /** The logo wears its festive dress. */
  readonly isFestive: boolean
  /** Opens the mobile app; what it shall show there is added as a query. */
  readonly appLinkUrl: string
  /** Sign-in by Google; null where this deployment has none. */
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null
}

/** Nothing is set. */
export const plainSettings: PageSettings = { mapStyleUrl: null, isFestive: false, appLinkUrl: '', google: null }
