import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { ChosenPicture } from '@nukkad/contracts/endpoints/site/staff-shapes'
import type { Queryable } from '../../db.ts'
import { Invalid } from '../../errors.ts'

/** Looks up pictures that staff uploaded. */
export interface UploadedPictures {
  findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]>
}
/** A picture as stored in columns. */
export interface PictureColumns {
  readonly picture_url: string | null
  readonly picture_alt: string | null
  readonly picture_ground: string | null
}
interface Known {
  readonly url: string
  readonly color: string
}
const none: PictureColumns = { picture_url: null, picture_alt: null, picture_ground: null }

/**
 * Converts chosen pictures to columns: each must be one that was in use before, or the editor's own upload. `at` names
 * the field of the nth picture for the error when it is someone else's.
 */
export async function pictureColumns(
  q: Queryable,
  media: UploadedPictures,
  userId: string,
  {
    chosen,
    before,
    at,
  }: { chosen: readonly (ChosenPicture | null)[]; before: readonly Known[]; at: (nth: number) => string },
): Promise<PictureColumns[]> {
  const urls = chosen.flatMap((picture) => (picture ? [picture.url] : []))
  const fresh = urls.filter((url) => !before.some((known) => known.url === url))
  const known = [...before, ...(await media.findOwn(q, userId, fresh))]
  return chosen.map((picture, nth) => {
    if (!picture) return none
    const found = known.find(({ url }) => url === picture.url)
    if (!found) throw new Invalid({ [at(nth)]: 'was not uploaded by you: please choose the file again' })
    return { picture_url: picture.url, picture_alt: picture.alt.trim(), picture_ground: found.color }
  })
}
