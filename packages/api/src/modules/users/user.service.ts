import type { BodyOf } from '@nukkad/contracts'
import type { AuthorProfile } from '@nukkad/contracts/endpoints/content/authors'
import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { User } from '@nukkad/contracts/endpoints/people/auth'
import type { EngagementProfile } from '@nukkad/contracts/endpoints/people/engagement'
import type { OwnProfile, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import type { Caller } from '../../credentials/caller.ts'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Invalid, Unauthorized } from '../../errors.ts'
import { oneLine } from '../../text/typed-text.ts'
import type { CartAtLogin } from '../auth/cart-at-login.ts'
import type { Profile } from './profile.repository.ts'
import * as profiles from './profile.repository.ts'
import { instagramAddress, webAddress } from './profile-addresses.ts'
import { asUser, nameOf } from './shown-user.ts'
import * as users from './user.repository.ts'

export interface UserService {
  /** The caller with the active cart; undefined when the token's session has ended. */
  me(caller: Caller): Promise<User | undefined>
  profile(caller: Caller): Promise<OwnProfile>
  /** Stores the caller's profile for suggestions; null withdraws the consent. */
  engage(caller: Caller, told: EngagementProfile | null): Promise<User>
  change(caller: Caller, wanted: BodyOf<typeof updateProfile>): Promise<User>
}

export interface UserParts {
  readonly db: Db
  readonly now: () => Date
  readonly carts: CartAtLogin
  readonly media: { findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
  readonly authors: {
    find(q: Queryable, id: string): Promise<AuthorProfile | undefined>
    /** Stores the profile of an author; does nothing for other people. */
    describe(
      q: Queryable,
      userId: string,
      words: { name: string; line: string; story: string; picture: object | null },
    ): Promise<void>
  }
}

export function createUserService({ db, now, carts, media, authors }: UserParts): UserService {
  /** The picture to store: the current one, or an upload of this user. */
  async function pictureOf(tx: Tx, userId: string, url: string | null | undefined, before: Profile['picture']) {
    if (url === undefined || url === before?.url) return before
    if (url === null) return null
    const [picture] = await media.findOwn(tx, userId, [url])
    if (!picture) throw new Invalid({ picture: 'was not uploaded by you: please choose the file again' })
    const { id: _, ...kept } = picture
    return kept
  }

  return {
    async me({ userId, familyId }) {
      const row = await users.userOfSession(db, userId, familyId)
      return row && asUser(row, await carts.activeCartId(db, userId))
    },
    async engage({ userId }, told) {
      const at = now()
      const birthYear = told?.age ? at.getFullYear() - told.age : null
      await profiles.keepEngagement(db, userId, told && { ...told, birthYear }, at)
      const row = await users.userById(db, userId)
      if (!row) throw new Unauthorized()
      return asUser(row, await carts.activeCartId(db, userId))
    },
    async profile({ userId }) {
      const [row, author] = await Promise.all([profiles.profileOf(db, userId), authors.find(db, userId)])
      if (!row) throw new Unauthorized()
      const { first_name: firstName, last_name: lastName, instagram_link, website_link, picture } = row
      return {
        id: author?.handle ?? userId,
        firstName,
        lastName,
        isAuthor: author !== undefined,
        line: author?.line ?? row.line,
        story: author?.story ?? row.description,
        picture: author ? author.face : picture && { ...picture, alt: firstName },
        instagramLink: instagram_link,
        websiteLink: website_link,
      }
    },

    async change({ userId }, wanted) {
      const firstName = oneLine(wanted.firstName)
      if (!firstName) throw new Invalid({ firstName: 'is required' })
      const lastName = oneLine(wanted.lastName)
      const links = {
        instagram_link: instagramAddress(wanted.instagramLink),
        website_link: webAddress('websiteLink', wanted.websiteLink),
      }
      const row = await transaction(db, async (tx) => {
        const before = await profiles.profileOf(tx, userId, true)
        if (!before) throw new Unauthorized()
        const picture = await pictureOf(tx, userId, wanted.picture, before.picture)
        const line = wanted.line === undefined ? before.line : oneLine(wanted.line)
        const story = wanted.description?.trim() ?? ''
        const words = { first_name: firstName, last_name: lastName, line, description: story }
        if (wanted.line !== undefined)
          await authors.describe(tx, userId, { name: nameOf(firstName, lastName), line, story, picture })
        return profiles.updateProfile(tx, userId, { ...words, ...links, picture })
      })
      if (!row) throw new Unauthorized()
      return asUser(row, await carts.activeCartId(db, userId))
    },
  }
}
