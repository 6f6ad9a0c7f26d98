/** What one shell runs and what it refused, shown to those who release. */
export interface ShellStatus {
  /** machine and process, such as `web-1-4711` */
  readonly shell: string
  /** sequence number of the document that it runs */
  readonly sequence: number
  /** sequence number of the newest document that it has checked, accepted or refused */
  readonly seen: number
  /** releases of that document that this shell does not serve, as name@version, with the reason */
  readonly leftOut: Readonly<Record<string, string>>
  /** why the document was refused as a whole */
  readonly refused?: string
  /** version of @nukkad/platform that its pages run */
  readonly platform?: string
}

/** How often a running shell reports, in milliseconds. */
export const statusEvery = 10_000
