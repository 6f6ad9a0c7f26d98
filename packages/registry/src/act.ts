import type { RegistryChange } from '@nukkad/contracts'

/** An act as the audit log records it. */
export type Act = Omit<RegistryChange, 'by'>

/** An act on a remote, without undefined fields. */
export const act = (what: string, remote: string, version?: string, why?: string): Act => ({
  act: what,
  remote,
  ...(version && { version }),
  ...(why && { why }),
})
