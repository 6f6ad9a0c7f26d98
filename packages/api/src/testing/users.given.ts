import type { World } from './world.ts'

export interface GivenUser {
  readonly id: string
  readonly email: string
  /** An access token: `world.call(getCart, { as: asha.token })`. */
  readonly token: string
}

let count = 0

/**
 * Builders for tests: `const given = givenIn(world)`. A module adds its own in `<noun>.given.ts` in the same manner:
 * `export const givenCarts = (world: World) => ({ cart: async () => … })`.
 */
export const givenIn = (world: World) => ({
  /** A person with an account and an open session. */
  async user({
    email = `person${++count}@example.com`,
    firstName = 'Asha',
    role = 'user',
    isVerified = false,
  } = {}): Promise<GivenUser> {
    const [row] = await world.db<{ id: number }[]>`
      insert into app_user (email, first_name, role, email_verified_at)
      values (${email}, ${firstName}, ${role}, ${isVerified ? world.clock.now() : null}) returning id`
    const id = String(row?.id)
    const [family] = await world.db<{ id: string }[]>`
      insert into session_family (id, user_id) values (gen_random_uuid(), ${id}) returning id`
    const session = await world.tokens.issue({ userId: id, role: role as 'user', familyId: String(family?.id) })
    return { id, email, token: session.access_token }
  },
})
