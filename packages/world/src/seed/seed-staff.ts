import { accountLinks } from '../data/navigation.ts'
import { campaigner, demoPasswordHash, developer } from '../data/people.ts'
import type { SeedTx } from '../database.ts'

/**
 * The staff accounts for campaigns and for the remotes, each with a menu link to their screens; existing data is not
 * changed.
 */
export async function seedStaff(tx: SeedTx): Promise<void> {
  for (const person of [campaigner, developer]) await seedOne(tx, person)
}

async function seedOne(tx: SeedTx, { email, firstName, lastName, role }: typeof campaigner | typeof developer) {
  await tx`
    insert into app_user (email, first_name, last_name, role, password_hash, email_verified_at)
    values (${email}, ${firstName}, ${lastName}, ${role}, ${demoPasswordHash}, now())
    on conflict do nothing`
  const position = accountLinks.findIndex((link) => link.role === role)
  const { title, url, icon } = accountLinks[position] as (typeof accountLinks)[number]
  await tx`
    insert into nav_item (list, position, title, url, icon, role)
    select 'account', ${position}, ${title}, ${url}, ${icon}, ${role}
    where not exists (select from nav_item where list = 'account' and role = ${role})`
}
