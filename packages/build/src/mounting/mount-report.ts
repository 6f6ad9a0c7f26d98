/** What a page tells the shell of a release that it could not run, as far as the gate reads it. */
export interface MountReport {
  readonly slot: string
  readonly phase: string
  readonly message: string
}

/**
 * What is wrong by a report, undefined when nothing is: a page that is slow here says how busy this machine is, and
 * canaries are judged by slow views of real visitors.
 */
export const faultOf = ({ slot, phase, message }: MountReport): string | undefined =>
  phase === 'slow' ? undefined : `${phase} in the slot '${slot}': ${message}`
