import type { RegistryChange } from '@nukkad/contracts'

/** What was done, as the log of changes tells it. */
export type Act = Omit<RegistryChange, 'by'>

/** An act upon a remote, without what is not said of it. */
export const act = (what: string, remote: string, version?: string, why?: string): Act => ({
  act: what,
  remote,
  ...(version && { version }),
  ...(why && { why }),
})
