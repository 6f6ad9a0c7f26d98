import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { json } from '../../sql-fragment.ts'
import type { World } from '../../testing/world.ts'

/** A form field: an optional line of text by default. */
export const givenField = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  required: false,
  ...more,
})

interface GivenForm {
  readonly id?: string
  readonly fields?: readonly FormField[]
  readonly endsAt?: Date | null
  readonly keepDays?: number
  readonly isPublished?: boolean
}
let count = 0

/** Forms as created by the campaign team. */
export const givenForms = (world: World) => ({
  async form({ fields, endsAt = null, keepDays = 30, isPublished = true, id = `form-${++count}` }: GivenForm = {}) {
    const asked = fields ?? [
      givenField('name', { required: true }),
      givenField('email', { type: 'email', required: true }),
    ]
    await world.db`
      insert into form (id, title, submit, thanks, ends_at, keep_days, is_published)
      values (${id}, 'Tasters', 'Send', 'Thank you', ${endsAt}, ${keepDays}, ${isPublished})`
    await world.db`
      insert into form_version (form_id, version, fields) values (${id}, 1, ${json(world.db, asked)})`
    return id
  },
  /** Publishes a new version of the questions. */
  async changed(id: string, fields: readonly FormField[]) {
    const [row] = await world.db<{ version: number }[]>`
      update form set version = version + 1 where id = ${id} returning version`
    await world.db`
      insert into form_version (form_id, version, fields)
      values (${id}, ${row?.version ?? 0}, ${json(world.db, fields)})`
  },
})
