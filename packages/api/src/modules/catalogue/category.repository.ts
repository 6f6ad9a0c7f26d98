import { categoryPicture } from '../../database/ready-pictures.ts'
import type { Queryable } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'

/** A category with its breadcrumbs and subcategories, as JSON text; null when it does not exist. */
export const categoryOf = (q: Queryable, path: string): Fragment => q`(
  select json_build_object(
    'path', this.path, 'title', this.title, 'description', this.description,
    'breadcrumbs', (
      select json_agg(json_build_object('title', up.title, 'path', up.path) order by up.parent_id nulls first)
      from category up where up.id in (this.id, this.parent_id)
    ),
    'children', coalesce((
      select json_agg(
        json_build_object('path', c.path, 'title', c.title, 'count', c.product_count, 'image', ${categoryPicture(q)})
        order by c.position
      )
      from category c where c.parent_id = this.id
    ), '[]'::json)
  )::text
  from category this where this.path = ${path}
)`

/** The top categories of the shop with their counts, as JSON text. */
export const topCategories = (q: Queryable): Fragment => q`(
  select coalesce(json_agg(
    json_build_object('path', c.path, 'title', c.title, 'count', c.product_count, 'image', ${categoryPicture(q)})
    order by c.position
  ), '[]')::text
  from category c where c.parent_id is null
)`
