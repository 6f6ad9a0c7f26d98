import type { PictureSource } from '@nukkad/contracts/content-block'
import type { EditedState } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { Queryable, Tx } from '../../db.ts'
import type { Fields } from '../../errors.ts'
import type { Fragment } from '../../sql-fragment.ts'

/** The fields that everything editors write has. */
export interface Titled {
  readonly title: string
  readonly scene: string
  readonly picture_url: string | null
  readonly alt: string
  readonly ground: string
}

/** Content as it is edited: the last saved draft over what readers see. */
export type Edited<C> = C & {
  readonly id: number
  readonly slug: string
  readonly city: string
  readonly href: string
  readonly state: EditedState
  readonly version: number
  readonly publishedAt: Date | null
  readonly hasChanges: boolean
  readonly editedBy: number | null
  readonly editedAt: Date | null
  readonly editor: string | null
}

type RequiredKeys<C> = { [K in keyof C]-?: object extends Pick<C, K> ? never : K }[keyof C]

/** A record with the name of every column in `C`. Optional fields, and those in `Beside`, are not columns. */
export type NamesOf<C, Beside extends keyof C = never> = Readonly<Record<Exclude<RequiredKeys<C>, Beside>, true>>

/** How a kind of content is stored. In these fragments its row is `p`, and the draft laid over it `d`. */
export interface EditedTable {
  readonly name: 'post' | 'place' | 'event'
  /** Columns that editors write: the keys of a record that `satisfies NamesOf<…>`, so that none can be left out. */
  readonly columns: readonly string[]
  /** Written content that is not a column of the row: by name, from the draft or from where it is published. */
  readonly beside?: { readonly [name: string]: (q: Queryable) => Fragment }
  /** Facts that are not edited. */
  readonly facts?: (q: Queryable, now: Date) => Fragment
  readonly href: (q: Queryable) => Fragment
  readonly starts?: (q: Queryable) => Fragment
  readonly isDraft: (q: Queryable) => Fragment
  readonly setShown: (q: Queryable, status: 'scheduled' | 'published') => Fragment
  readonly setHidden: (q: Queryable) => Fragment
}

/** What is specific to a kind of content that editors write. `C` are its columns, `D` its draft on the wire. */
export interface Subject<C extends Titled, D, M extends object> {
  readonly word: 'post' | 'place' | 'event'
  readonly table: EditedTable
  isFreeName(slug: string): boolean
  isNameTaken(error: unknown): boolean
  /** The submitted draft, without anything that could run or cannot be stored. */
  cleaned(draft: D): D
  /** The draft as columns; throws when it refers to something that does not exist. */
  check(before: Edited<C>, draft: D, userId: string): Promise<C>
  /** What is missing before it can be published, by field. */
  missing(row: Edited<C>): Fields | undefined
  /** Whether there is a state worth going back to. */
  isBegun(row: C): boolean
  draftOf(row: Edited<C>): D
  more(row: Edited<C>): M
  /** Called with the row locked, before its draft is published; may throw to refuse. */
  beforeShowing?(tx: Tx, row: Edited<C>): Promise<void>
  beforeHiding?(tx: Tx, row: Edited<C>): Promise<void>
  beforeDeleting?(tx: Tx, row: Edited<C>): Promise<void>
}

/** The picture as the draft describes it. */
export const pictureOf = ({ picture_url: url, scene, alt }: Titled): PictureSource =>
  url === null ? { scene, alt } : { url, alt }

/** A draft's picture as columns; its background colour comes from the upload, or stays. */
export function pictureColumns(
  picture: PictureSource,
  before: Titled,
  uploads: readonly { readonly url: string; readonly color: string }[],
): Omit<Titled, 'title'> {
  const upload = 'url' in picture ? uploads.find(({ url }) => url === picture.url) : undefined
  return {
    alt: picture.alt,
    scene: 'scene' in picture ? picture.scene : before.scene,
    picture_url: 'url' in picture ? picture.url : null,
    ground: upload?.color ?? before.ground,
  }
}
