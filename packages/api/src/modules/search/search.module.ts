import { type Dictionary, inProcess, type WordReader } from '@nukkad/finder'
import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import type { Job } from '../../jobs/interval-job.ts'
import type { Base, Module } from '../../plugin.ts'
import type { Settings } from '../../settings.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { createBeforeTyping } from './before-typing.ts'
import { createDocumentSource } from './documents/document-source.ts'
import { removeOldChanges } from './documents/documents.repository.ts'
import { createLiveDocuments, type LiveDocuments } from './documents/live-documents.ts'
import { createSharedDocuments } from './documents/shared-documents.ts'
import { createLookup } from './lookup.ts'
import { createProductSource } from './product-source.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearchService, type SearchService } from './search.service.ts'

const day = 86_400_000

/** Changes that every process has long since read. */
const oldChanges = housekeepingJob('changes of the search that are known everywhere', (q, now, limit) =>
  removeOldChanges(q, new Date(now.getTime() - day), limit),
)

const noMeanings: Dictionary['meanings'] = new Map()

/** The search engine from the settings, or an index in the memory of this process. */
const documentsBy = (settings: Settings, parts: Pick<Base, 'db' | 'now'> & { log: Base['log'] }): LiveDocuments =>
  settings.SEARCH_ENGINE_URL === undefined
    ? createLiveDocuments(parts)
    : createSharedDocuments(parts, {
        url: settings.SEARCH_ENGINE_URL,
        login: settings.SEARCH_ENGINE_LOGIN,
        name: settings.SEARCH_ENGINE_INDEX,
        searchTimeout: settings.SEARCH_ENGINE_TIMEOUT_MS,
      })

export interface Search extends SearchService {
  /** Loads all documents into the search engine; until then the database answers. */
  warmUp(): Promise<unknown>
}

export function searchModule(
  { db, now, log, settings }: Pick<Base, 'db' | 'now' | 'log' | 'settings'>,
  { catalogue }: { catalogue: Pick<CatalogueService, 'lists'> },
): Module<Search> {
  const live = documentsBy(settings, { db, log, now })
  const { lists } = catalogue
  const shop = () => lists.products().catch(() => undefined)
  const meanings = async () => (await shop())?.lookups.dictionary.meanings ?? noMeanings
  const documents = createDocumentSource({ db, now, log, live, meanings })
  async function books(): Promise<WordReader[]> {
    const index = (await shop())?.index
    return [documents.reader(), index && inProcess(index)].filter((book) => book !== undefined)
  }
  const lookup = createLookup({
    findDocuments: documents.find,
    products: createProductSource(lists, log),
    books,
    follow: documents.follow,
  })
  const before = createBeforeTyping({ lists, findDocuments: documents.find })
  const search = { ...createSearchService({ lookup, before }), warmUp: () => live.ready() }
  const reading: Job = { start: () => void live.current(), stop: live.close }
  return {
    service: search,
    housekeeping: [oldChanges],
    jobs: [reading],
    routes: async (app) => void (await app.register(searchRoutes, { search })),
  }
}
