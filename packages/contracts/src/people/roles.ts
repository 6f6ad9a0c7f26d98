/**
 * Roles that the team gives to accounts: calls, screens and links of the account menu can be for one of them. `place` is
 * the counter of a place, where members' offers are confirmed.
 */
export const staffRoles = ['merchant', 'editor', 'campaigner', 'place', 'developer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The roles of accounts; `user` is everyone who shops. */
export const roles = ['user', ...staffRoles, 'operator'] as const
export type Role = (typeof roles)[number]

/** Who may make the calls for a role; a merchant's account also confirms offers, at the merchant's own counter. */
export const admittedTo: Readonly<Record<StaffRole, readonly Role[]>> = {
  merchant: ['merchant'],
  editor: ['editor'],
  campaigner: ['campaigner'],
  developer: ['developer'],
  place: ['place', 'merchant'],
}

/** Whether a kind of access is for one role. */
export const isForRole = (access: string): access is StaffRole => Object.hasOwn(admittedTo, access)
