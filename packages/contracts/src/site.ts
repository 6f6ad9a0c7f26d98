/** The name of the product: the one place to change it. */
export const siteName = 'Nukkad'

/** Who answers questions about orders and accounts. */
export const helpEmail = 'help@nukkad.test'

/**
 * The officer whom the Consumer Protection (E-Commerce) Rules, the Information Technology Rules and the Digital Personal
 * Data Protection Act ask for. In production, name the real one.
 */
export const grievanceOfficer = {
  name: 'Ritu Malhotra',
  designation: 'Grievance officer and contact for personal data',
  email: 'grievance@nukkad.test',
  phone: '+91 11 4000 0123',
  address: 'Nukkad, 2nd floor, 7 Hauz Khas Village, New Delhi 110016',
  hours: 'Monday to Saturday, 10 am to 6 pm',
} as const

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
