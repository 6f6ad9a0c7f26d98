import { type Route, type RouteMatch, type RouteTable, routeTable } from '@nukkad/contracts'
import { withRetries } from '@nukkad/platform/host'

interface PageRoutesParts {
  /** the name of the table that the releases of this page make */
  present(): string
  fetchTable(id: string): Promise<readonly Route[]>
}

/** Those of the releases that run, and of those that are to be taken next. */
const kept = 2

/**
 * Which screen an address of this site leads to, by the releases that this page runs. The table comes when the
 * page is touched: it is needed for the first time when somebody goes elsewhere.
 */
export class PageRoutes {
  readonly #parts: PageRoutesParts
  readonly #tables = new Map<string, RouteTable>()
  readonly #coming = new Map<string, Promise<RouteTable>>()

  constructor(parts: PageRoutesParts) {
    this.#parts = parts
  }

  /** Undefined where nothing stands, and as long as the table is on its way. */
  of(path: string): RouteMatch | undefined {
    return this.present?.match(pathnameOf(path))
  }

  /** The table of the releases that run, once it is here. */
  get present(): RouteTable | undefined {
    return this.#tables.get(this.#parts.present())
  }

  has(id: string): boolean {
    return this.#tables.has(id)
  }

  /** Fetches a table, by default that of the releases that run; a failure is not the answer to the next try. */
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

/** A table from the shell's server, which browsers keep. */
export async function fetchTable(id: string): Promise<readonly Route[]> {
  const response = await fetch(`/_shell/routes/${id}.json`)
  if (!response.ok) throw new Error(`no table of routes: ${response.status}`)
  return (await response.json()) as readonly Route[]
}
