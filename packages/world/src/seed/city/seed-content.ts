import { homes } from '../../data/homes.ts'
import { demoPasswordHash, people } from '../../data/people.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'
import { seedPlaces } from './seed-places.ts'
import { seedPosts } from './seed-posts.ts'

const groundOf = (city: string, scene: string) => describeScene(city, scene).ground

/** Homes, posts, places, events and the accounts of people who can sign in. */
export async function seedContent(tx: SeedTx): Promise<void> {
  await seedHomes(tx)
  await seedPlaces(tx)
  const rows = people.map(({ email, firstName, lastName, role }) => ({ email, firstName, lastName, role }))
  await tx`
    insert into app_user (email, first_name, last_name, role, password_hash, email_verified_at)
    select row.email, row."firstName", row."lastName", row.role, ${demoPasswordHash}, now()
    from jsonb_to_recordset(${tx.json(rows)}) as row (email text, "firstName" text, "lastName" text, role text)
    on conflict (email) do nothing`
  await seedPosts(tx)
  const makers = people.flatMap((person) => ('sells' in person ? [{ email: person.email, maker: person.sells }] : []))
  await tx`
    insert into merchant_account (user_id, merchant_id)
    select u.id, m.id
    from jsonb_to_recordset(${tx.json(makers)}) as row (email text, maker text)
    join app_user u on u.email = row.email
    join merchant m on m.slug = row.maker
    on conflict do nothing`
}

async function seedHomes(tx: SeedTx): Promise<void> {
  const rows = homes.map((home) => ({
    ...home,
    ground: groundOf(home.city, home.scene),
    alt: sceneInWords(home.city, home.scene),
  }))
  await tx`
    insert into city_home (city, hero_title, hero_text, hero_scene, hero_alt, hero_ground, actions, chips)
    select row.city, row.title, row.text, row.scene, row.alt, row.ground, row.actions, row.chips
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      city text, title text, text text, scene text, alt text, ground text, actions jsonb, chips jsonb)`
}
