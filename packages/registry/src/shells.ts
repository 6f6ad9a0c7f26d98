/** What one shell runs and what it refused, for whoever released something. */
export interface ShellStatus {
  /** machine and process, such as `web-1-4711` */
  readonly shell: string
  /** of the document that it runs */
  readonly sequence: number
  /** of the newest document that it looked at, taken or refused */
  readonly seen: number
  /** releases of that document that nobody gets here, as name@version, with the reason */
  readonly leftOut: Readonly<Record<string, string>>
  /** why the document was refused as a whole */
  readonly refused?: string
  /** version of @nukkad/platform that its pages run */
  readonly platform?: string
}

/** A shell that is still there says so this often, in milliseconds. */
export const statusEvery = 10_000
