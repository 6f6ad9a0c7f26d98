import type { User } from '@nukkad/contracts/endpoints/people/auth'
import type { EngagementProfile } from '@nukkad/contracts/endpoints/people/engagement'
import type * as users from './user.repository.ts'
import type { Engagement } from './user.repository.ts'

const thisYear = () => new Date().getFullYear()

const engagementOf = ({ birthYear, ...told }: Engagement): EngagementProfile => ({
  ...told,
  age: birthYear === null ? null : thisYear() - birthYear,
})

export const nameOf = (...names: readonly string[]) => names.filter(Boolean).join(' ')

/** A row in the contract's shape. */
export function asUser(row: users.UserRow, cartId: string | null): User {
  return {
    _id: row.id,
    email: row.email,
    displayName: nameOf(row.first_name, row.last_name),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    created: row.created_at.toISOString(),
    cartId,
    engagement: row.engagement && engagementOf(row.engagement),
    hasOrdered: row.has_ordered,
  }
}
