import type { AuthorProfile } from '@nukkad/contracts/endpoints/content/authors'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { authorBy, authorsByUser, authorsOf, describe } from './author.repository.ts'

export type AuthorService = ReturnType<typeof createAuthorService>

/** The authors of the site. */
export const createAuthorService = (db: Db) => ({
  list: (city: string | undefined): Promise<AuthorProfile[]> => authorsOf(db, city ?? 'all'),
  async page(handle: string): Promise<AuthorProfile> {
    const author = await authorBy(db, handle)
    if (!author) throw new NotFound('This author does not exist.')
    return author
  },
  find: authorBy,
  ofUsers: authorsByUser,
  describe,
})
