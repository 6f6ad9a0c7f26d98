import { createHash } from 'node:crypto'
import { ownerNamed, type Route, type RouteTable, routeTable, type ScreenRoute } from '@nukkad/contracts'
import { LRUCache } from 'lru-cache'

/** A table that pages match addresses against, and its name. */
export interface SiteRoutes {
  readonly id: string
  readonly table: RouteTable
  /** the text that pages read */
  readonly text: string
}

/** Screens with the remote that shows them. */
export interface Placed {
  readonly name: string
  readonly screens: readonly ScreenRoute[]
}

/** The number of tables kept. Pages request theirs when they open and when they learn of a release. */
const remembered = 200

/** The tables of combined releases, each made once: its name is a hash of it, so all shells use the same name. */
export class RouteTables {
  readonly #byReleases = new LRUCache<string, SiteRoutes>({ max: remembered })
  readonly #byId = new LRUCache<string, SiteRoutes>({ max: remembered })

  /** The table of these remotes; `key` names their versions. */
  of(key: string, remotes: readonly Placed[]): SiteRoutes {
    const known = this.#byReleases.get(key)
    if (known) return known
    const routes = remotes.flatMap(({ name, screens }) =>
      screens.map((screen): Route => ({ ...screen, owner: ownerNamed(name) })),
    )
    const text = JSON.stringify(routes.map(forPages))
    const id = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const made = this.#byId.get(id) ?? { id, table: routeTable(routes), text }
    this.#byId.set(id, made)
    this.#byReleases.set(key, made)
    return made
  }

  /** A table by its name. */
  named(id: string): SiteRoutes | undefined {
    return this.#byId.get(id)
  }
}

/** Only what matching needs: most screens are public, and pages do not use the sitemap. */
function forPages({ access, inSitemap: _, ...route }: Route): Partial<Route> {
  return access === 'public' ? route : { ...route, access }
}
