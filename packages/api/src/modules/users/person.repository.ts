import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { Queryable } from '../../db.ts'

/** The public fields of an account; never the email address. */
export interface PersonRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly line: string
  readonly description: string
  readonly picture: Omit<StoredPicture, 'id'> | null
  readonly instagram_link: string
  readonly website_link: string
  readonly created_at: Date
}

export async function personsOf(q: Queryable, ids: readonly string[]): Promise<PersonRow[]> {
  return q<PersonRow[]>`
    select id::text, first_name, last_name, line, description, picture, instagram_link, website_link, created_at from app_user
    where id = any(${[...ids]}::bigint[]) and closed_at is null`
}
