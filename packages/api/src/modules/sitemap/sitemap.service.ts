import { cities, leadsToPage } from '@nukkad/contracts'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { cityPages, type SiteKind, siteKinds } from './site-kinds.ts'
import * as repository from './sitemap.repository.ts'
import { indexXml, listed, listFoot, listHead } from './sitemap-xml.ts'

/** The protocol's limit for one file. */
const mostInFile = 50_000
/** Rows per read, so that a sitemap starts without delay and does not fill the memory. */
const mostAtOnce = 2_000

interface File {
  readonly name: string
  readonly kind: SiteKind
  readonly city: string | null
  /** the file starts after this key */
  readonly after: string
  readonly most: number
  readonly changedAt: Date | null
}

interface SitemapParts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly perFile?: number
  /** Single pages that staff have written and published. */
  readonly writtenPages?: () => Promise<readonly string[]>
}
export type SitemapService = ReturnType<typeof createSitemapService>

/** The sitemap for search engines: an index of files by kind and city, and in each the current addresses. */
export function createSitemapService({ db, settings, now, writtenPages, perFile = mostInFile }: SitemapParts) {
  const origin = settings.PUBLIC_URL.replace(/\/$/, '')
  const known = new LRUCache<'files', readonly File[]>({ max: 1, ttl: 600_000, fetchMethod: () => filesNow() })

  async function filesOf(kind: SiteKind, city: string | null): Promise<File[]> {
    const { count, ends, changedAt } = await repository.factsOf(db, kind, city, perFile)
    const files = Math.ceil(count / perFile)
    return Array.from({ length: files }, (_, at) => ({
      name: [kind.name, city, at + 1].filter(Boolean).join('-'),
      kind,
      city,
      after: at === 0 ? '' : (ends[at - 1] ?? ''),
      most: perFile,
      changedAt,
    }))
  }

  /** One kind after the other: there is no hurry, and visitors need the other connections. */
  async function filesNow(): Promise<File[]> {
    const files: File[] = []
    for (const kind of siteKinds.filter(({ example }) => leadsToPage(example))) {
      const areas = kind.byCity ? cities.map(({ slug }) => slug) : [null]
      for (const area of areas) files.push(...(await filesOf(kind, area)))
    }
    return files
  }

  async function* write({ kind, city, after, most }: File): AsyncGenerator<string> {
    yield listHead
    let key = after
    for (let left = most; left > 0; ) {
      const rows = await repository.addresses(db, { kind, city, after: key, most: Math.min(left, mostAtOnce) })
      yield rows.map(({ href, changedAt }) => listed(href, changedAt, origin, now())).join('')
      const last = rows.at(-1)
      if (!last) break
      key = last.key
      left -= rows.length
    }
    yield listFoot
  }

  return {
    async index(): Promise<string> {
      const files = (await known.fetch('files')) ?? []
      const parts = [{ name: 'pages', changedAt: null }, ...files]
      return indexXml(
        parts.map(({ name, changedAt }) => ({ url: `${origin}/sitemaps/${name}.xml`, changedAt })),
        now(),
      )
    },

    /** The content of a file, in chunks. */
    async file(name: string): Promise<AsyncIterable<string> | string> {
      if (name === 'pages') {
        const built = [...cityPages, ...((await writtenPages?.()) ?? [])].filter(leadsToPage)
        return listHead + built.map((href) => listed(href, null, origin, now())).join('') + listFoot
      }
      const file = (await known.fetch('files'))?.find((one) => one.name === name)
      if (!file) throw new NotFound('This sitemap does not exist.')
      return write(file)
    },

    /** Clears the cached list of files. */
    forget: () => known.clear(),
  }
}
