import type { Module } from '../../plugin.ts'
import { staffChangesPersonal } from './staff-changes.personal.ts'

/** Which version of a thing staff changed, and who. */
export const staffChangesModule = (): Module => ({
  service: undefined,
  personal: staffChangesPersonal,
  routes: async () => {},
})
