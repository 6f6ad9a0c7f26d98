/** What a page reports to the shell about a release it could not run, as far as the gate reads it. */
export interface MountReport {
  readonly slot: string
  readonly phase: string
  readonly message: string
}

/**
 * The fault in a report, undefined if there is none: slowness here only shows how busy this machine is, and canaries
 * are judged by slow views of real visitors.
 */
export const faultOf = ({ slot, phase, message }: MountReport): string | undefined =>
  phase === 'slow' ? undefined : `${phase} in the slot '${slot}': ${message}`
