import type { Queryable } from '../db.ts'
import type { Fragment } from '../sql-fragment.ts'

/** The picture of a category `c`, as the contract's Picture. */
export const categoryPicture = (q: Queryable): Fragment => q`
  json_build_object('url', '/images/category/' || replace(c.path, '/', '-'), 'width', 800, 'height', 800,
    'alt', c.title, 'color', c.picture_ground)`

/** The picture of a merchant `m`, as the contract's Picture. */
export const merchantPicture = (q: Queryable): Fragment => q`merchant_picture(m)`
