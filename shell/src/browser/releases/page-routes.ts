import { type Route, type RouteMatch, type RouteTable, routeTable } from '@nukkad/contracts'
import { withRetries } from '@nukkad/platform/host'

interface PageRoutesParts {
  /** the id of the route table of this page's releases */
  present(): string
  fetchTable(id: string): Promise<readonly Route[]>
}

/** The tables of the running releases, and of those that are applied next. */
const kept = 2

/**
 * The route of an address of this site, by the releases that this page runs. The table is fetched when the visitor
 * interacts with the page, because it is first needed when they navigate.
 */
export class PageRoutes {
  readonly #parts: PageRoutesParts
  readonly #tables = new Map<string, RouteTable>()
  readonly #coming = new Map<string, Promise<RouteTable>>()

  constructor(parts: PageRoutesParts) {
    this.#parts = parts
  }

  /** The route of a path; undefined if there is none, or while the table is being fetched. */
  of(path: string): RouteMatch | undefined {
    return this.present?.match(pathnameOf(path))
  }

  /** The table of the running releases, once it is loaded. */
  get present(): RouteTable | undefined {
    return this.#tables.get(this.#parts.present())
  }

  has(id: string): boolean {
    return this.#tables.has(id)
  }

  /** Fetches a table, by default that of the running releases; a failure is not cached. */
  learn(id = this.#parts.present()): Promise<RouteTable> {
    const known = this.#tables.get(id)
    if (known) return Promise.resolve(known)
    const coming = this.#coming.get(id) ?? this.#fetch(id).finally(() => this.#coming.delete(id))
    this.#coming.set(id, coming)
    return coming
  }

  async #fetch(id: string): Promise<RouteTable> {
    const rows = await withRetries(() => this.#parts.fetchTable(id))
    const table = routeTable(rows.map((row) => ({ ...row, access: row.access ?? 'public' })))
    this.#tables.set(id, table)
    for (const old of this.#tables.keys()) {
      if (this.#tables.size <= kept) break
      if (old !== this.#parts.present()) this.#tables.delete(old)
    }
    return table
  }
}

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? '/'

/** A table from the shell's server, which browsers cache. */
export async function fetchTable(id: string): Promise<readonly Route[]> {
  const response = await fetch(`/_shell/routes/${id}.json`)
  if (!response.ok) throw new Error(`the table of routes answered ${response.status}`)
  return (await response.json()) as readonly Route[]
}
