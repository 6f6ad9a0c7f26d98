import { accountLinks } from '../data/navigation.ts'
import { campaigner, demoPasswordHash } from '../data/people.ts'
import type { SeedTx } from './seed-shop.ts'

/** Who makes campaigns, and the way to the studio in their menu; both are left as they are where they stand already. */
export async function seedCampaigner(tx: SeedTx): Promise<void> {
  const { email, firstName, lastName, role } = campaigner
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
