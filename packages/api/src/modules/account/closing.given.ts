import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import type { GivenUser } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAuth } from '../auth/auth.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenAccount } from './account.given.ts'

export const day = 86_400

/** Accounts that are closed by their owners. */
export function useClosing() {
  const world = useWorld()
  const given = givenAuth(world)
  async function close(asha: Pick<GivenUser, 'email' | 'token'>) {
    const code = await givenAccount(world).freshCode(asha, 'closing')
    return world.call(closeAccount, { as: asha.token, body: { code } })
  }
  const mailTo = async (email: string, template: string) => {
    const [row] = await world.db<{ link: string }[]>`
      select payload #>> '{data,link}' as link from outbox
      where kind = 'mail' and key like ${`${template}:%`} and payload ->> 'to' = ${email} order by id desc limit 1`
    return row?.link ?? ''
  }
  async function member() {
    const email = given.newEmail()
    const { data } = ok(await given.signUp(email))
    return { id: data.user._id, email, token: data.jwt_token.access_token }
  }
  const stateOf = async (id: string) => {
    const [row] = await world.db<{ closed: boolean; erased: boolean }[]>`
      select closed_at is not null as closed, erased_at is not null as erased from app_user where id = ${id}`
    return row
  }
  /** Tables that still contain any of these words, in any column. */
  async function tablesNaming(words: readonly string[]): Promise<string[]> {
    const tables = await world.db<{ name: string }[]>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`
    const found: string[] = []
    for (const { name } of tables) {
      const patterns = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`])
      const [row] = await world.db.unsafe<{ seen: boolean }[]>(
        `select exists (select from ${name} t where lower(t::text) like any($1::text[])) as seen`,
        [patterns as never],
      )
      if (row?.seen) found.push(name.replace('public.', ''))
    }
    return found
  }
  return { world, given, close, mailTo, member, stateOf, tablesNaming }
}
