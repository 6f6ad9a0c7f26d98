import { randomBytes } from 'node:crypto'
import { givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { givenPicture } from './media.given.ts'

/** A column in which an upload can be named: `post.picture_url`. */
export interface Place {
  readonly table: string
  readonly column: string
  readonly type: string
}

const revisions = { post: 'post_id', place: 'place_id', event: 'event_id', campaign_page: 'campaign_page_id' } as const

/** Uploads of people whose accounts are erased, named in rows of the demo data. */
export const givenErasedUploads = (world: World) => ({
  /** The columns that the view of all pages reads, by the database's own catalogue. */
  async placesOfPages(): Promise<Place[]> {
    return world.db<Place[]>`
      select c.table_name as "table", c.column_name as "column", c.data_type as type
      from information_schema.view_column_usage u
      join information_schema.columns c using (table_schema, table_name, column_name)
      where u.view_name = 'page_content' order by 1, 2`
  },

  /** Earlier versions, and a planned one, of which the demo data has none. */
  async versions(): Promise<void> {
    await world.db`
      update campaign_page set next = '{}', next_at = now() + interval '1 year', next_version = 1 where next is null`
    for (const [table, id] of Object.entries(revisions))
      await world.db.unsafe(`
        insert into ${table}_revision (${id}, version, begun_at, saved_at, content)
        select id, 0, now(), now(), '{}' from ${table} order by id limit 1`)
  },

  /** The address of a picture that counts as used, although the text that names it may have gone. */
  async picture(userId: string): Promise<string> {
    const id = randomBytes(16).toString('base64url')
    await world.db`
      insert into media (id, user_id, bytes, width, height, ground, used_at)
      values (${id}, ${userId}, ${await givenPicture('webp', 8, 8)}, 8, 8, '#b5371f', now())`
    return `/api/media/${id}`
  },

  /** Names it there in the first row, as the modules store it. */
  async name({ table, column, type }: Place, url: string): Promise<void> {
    const value = {
      text: '$1::text',
      ARRAY: 'array[$1::text]',
      jsonb: `case jsonb_typeof(${column}) when 'array'
        then case jsonb_typeof(${column} -> -1) when 'string' then ${column} - (-1) else ${column} end
          || jsonb_build_array($1::text)
        else coalesce(${column}, '{}') || jsonb_build_object(
          'url', $1::text, 'width', 8, 'height', 8, 'color', '#b5371f', 'alt', '') end`,
    }[type]
    const { count } = await world.db.unsafe(
      `update ${table} set ${column} = ${value} where ctid = (select ctid from ${table} order by 1 limit 1)`,
      [url],
    )
    if (count !== 1) throw new Error(`no row of ${table} names it`)
  },

  /** Somebody who uploaded, for example as an editor who then left the team. */
  person: () => givenIn(world).user({ firstName: 'Meera' }),

  async erase(userId: string): Promise<void> {
    await world.db`
      update app_user set closed_at = ${new Date(world.clock.now().getTime() - 8 * 86_400_000)} where id = ${userId}`
    await world.modules.account.service.erase(userId)
  },
})
