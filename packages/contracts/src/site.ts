/** The name of the product: the one place to change it. */
export const siteName = 'Nukkad'

/** Who answers questions about orders and accounts. */
export const helpEmail = 'help@nukkad.test'

/** Settings of a deployment for its pages; the server renders with the same ones. */
export interface PageSettings {
  /** the deployment's own MapLibre style; without it maps are drawn from line data of ours */
  readonly mapStyleUrl: string | null
  /** Whether the logo is shown in its festive version. */
  readonly isFestive: boolean
  /** Opens the mobile app; the page to show there is added as a query. */
  readonly appLinkUrl: string
  /** Sign-in with Google; null if this deployment has none. */
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null
}

/** The settings when nothing is configured. */
export const plainSettings: PageSettings = { mapStyleUrl: null, isFestive: false, appLinkUrl: '', google: null }
