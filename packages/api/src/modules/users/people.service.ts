import type { Author, AuthorProfile } from '@nukkad/contracts/endpoints/content/authors'
import type { PersonCard } from '@nukkad/contracts/endpoints/people/profiles'
import type { Queryable } from '../../db.ts'
import { oneLine } from '../../text/typed-text.ts'
import { type PersonRow, personsOf } from './person.repository.ts'
import { publicName } from './public-name.ts'

export interface Authors {
  /** Those of the accounts that are authors of the site. */
  ofUsers(q: Queryable, userIds: readonly string[]): Promise<readonly Author[]>
  /** By handle, or by the account's id. */
  find(q: Queryable, handle: string): Promise<AuthorProfile | undefined>
}
export interface Person {
  readonly row: PersonRow
  readonly card: PersonCard
  readonly author: AuthorProfile | undefined
}
export type People = ReturnType<typeof createPeople>

const isNumber = (id: string) => /^[1-9][0-9]{0,17}$/.test(id)
const longestLine = 120

/** People as others see them: authors by their name and face, everyone else by first name and initial. */
export function createPeople(authors: Authors) {
  const cardOf = (row: PersonRow, author: Author | undefined): PersonCard => ({
    id: author?.handle ?? row.id,
    user_id: row.id,
    name: author?.name ?? publicName(row),
    line: author?.line ?? (row.line || oneLine(row.description).slice(0, longestLine)),
    image: author?.face ?? (row.picture && { ...row.picture, alt: publicName(row) }),
  })

  return {
    /** Cards by account; closed accounts are left out. */
    async cardsOf(q: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> {
      if (userIds.length === 0) return new Map()
      const [rows, writers] = await Promise.all([personsOf(q, userIds), authors.ofUsers(q, userIds)])
      const byUser = new Map(writers.map((author) => [author.id, author]))
      return new Map(rows.map((row) => [row.id, cardOf(row, byUser.get(row.id))]))
    },

    /** Finds a person by handle or account id; undefined when there is none. */
    async find(q: Queryable, id: string): Promise<Person | undefined> {
      const author = await authors.find(q, id)
      const userId = author?.id ?? (isNumber(id) ? id : undefined)
      const [row] = userId ? await personsOf(q, [userId]) : []
      return row && { row, author, card: cardOf(row, author) }
    },
  }
}
