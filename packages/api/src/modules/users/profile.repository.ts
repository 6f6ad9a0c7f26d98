import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import { columns, type Engagement, type UserRow } from './user.repository.ts'

export interface Profile {
  first_name: string
  last_name: string
  line: string
  description: string
  instagram_link: string
  website_link: string
  picture: Omit<StoredPicture, 'id'> | null
}

export async function profileOf(q: Queryable, id: string, isLocking = false): Promise<Profile | undefined> {
  const [row] = await q<Profile[]>`
    select first_name, last_name, line, description, instagram_link, website_link, picture from app_user
    where id = ${id} ${isLocking ? q`for update` : q``}`
  return row
}

export async function updateProfile(
  q: Queryable,
  id: string,
  { picture, ...profile }: Profile,
): Promise<UserRow | undefined> {
  const [row] = await q<UserRow[]>`
    update app_user set ${q({ ...profile })}, picture = ${picture && json(q, picture)}
    where id = ${id} returning ${columns(q)}`
  return row
}

/** Giving answers is the consent; null withdraws it and deletes the answers. */
export async function keepEngagement(q: Queryable, id: string, told: Engagement | null, now: Date): Promise<void> {
  if (told === null) {
    await q`delete from engagement_profile where user_id = ${id}`
    return
  }
  const { city, preferences, gender, birthYear } = told
  await q`
    insert into engagement_profile (user_id, city, preferences, gender, birth_year, agreed_at)
    values (${id}, ${city}, ${preferences}, ${gender}, ${birthYear}, ${now})
    on conflict (user_id) do update set
      city = excluded.city, preferences = excluded.preferences, gender = excluded.gender,
      birth_year = excluded.birth_year`
}
