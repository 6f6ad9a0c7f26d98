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
  async function pictureOf(tx: Tx, userId: string, url: string | null | undefined, before: users.Profile['picture']) {
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
      await users.keepEngagement(db, userId, told && { ...told, birthYear }, at)
      const row = await users.userById(db, userId)
      if (!row) throw new Unauthorized()
      return asUser(row, await carts.activeCartId(db, userId))
    },
    async profile({ userId }) {
      const [row, author] = await Promise.all([users.profileOf(db, userId), authors.find(db, userId)])
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
        const before = await users.profileOf(tx, userId, true)
        if (!before) throw new Unauthorized()
        const picture = await pictureOf(tx, userId, wanted.picture, before.picture)
        const line = wanted.line === undefined ? before.line : oneLine(wanted.line)
        const story = wanted.description?.trim() ?? ''
        const words = { first_name: firstName, last_name: lastName, line, description: story }
        if (wanted.line !== undefined)
          await authors.describe(tx, userId, { name: nameOf(firstName, lastName), line, story, picture })
        return users.updateProfile(tx, userId, { ...words, ...links, picture })
      })
      if (!row) throw new Unauthorized()
      return asUser(row, await carts.activeCartId(db, userId))
    },
  }
}

const thisYear = () => new Date().getFullYear()

const engagementOf = ({ birthYear, ...told }: users.Engagement): EngagementProfile => ({
  ...told,
  age: birthYear === null ? null : thisYear() - birthYear,
})

const nameOf = (...names: readonly string[]) => names.filter(Boolean).join(' ')

/** A row in the contract's shape. */
export function asUser(row: users.UserRow, cartId: string | null): User {
  return {
    _id: row.id,
    email: row.email,
    displayName: nameOf(row.first_name, row.last_name),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    created: row.created_at.toISOString(),
    cartId,
    engagement: row.engagement && engagementOf(row.engagement),
    hasOrdered: row.has_ordered,
  }
}

/** The link says Instagram, so it leads there: a name on Instagram, or the address of a page there. */
function instagramAddress(text = ''): string {
  const name = /^@?([A-Za-z0-9._]{1,30})$/.exec(text.trim())?.[1]
  const address = webAddress('instagramLink', name === undefined ? text : `https://www.instagram.com/${name}`)
  if (address && !/^(www\.)?instagram\.com$/.test(new URL(address).hostname)) {
    throw new Invalid({ instagramLink: 'must be a name on Instagram, or an address on instagram.com' })
  }
  return address
}

/** Others will follow this link, so only web addresses are allowed. */
function webAddress(field: string, text = ''): string {
  const wanted = text.trim()
  if (!wanted) return ''
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Invalid({ [field]: 'must be a web address that starts with https://' })
  }
  return url.href
}
