import type { Module } from '../../plugin.ts'
import { staffChangesPersonal } from './staff-changes.personal.ts'

/** Records versions and authors of changes made by staff. */
export const staffChangesModule = (): Module => ({
  service: undefined,
  personal: staffChangesPersonal,
  routes: async () => {},
})
