import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import type { Job } from '../../jobs/interval-job.ts'
import type { Base, Module } from '../../plugin.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { type CatalogueParts, type CatalogueService, createCatalogueService } from './catalogue.service.ts'
import { removeOldChanges } from './finder/finder.repository.ts'

const day = 86_400_000

/** Changes that every process has long since read. */
const oldChanges = housekeepingJob('changes that are known everywhere', (q, now, limit) =>
  removeOldChanges(q, new Date(now.getTime() - day), limit),
)

export function catalogueModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  { pincodes }: Pick<CatalogueParts, 'pincodes'>,
): Module<CatalogueService> {
  const catalogue = createCatalogueService({ db, now, pincodes })
  // If this fails, the first request for a list retries it.
  const reading: Job = {
    start: () => void catalogue.warmUp().catch((error) => log.warn({ err: error }, 'the products could not be read')),
    stop: async () => {},
  }
  return {
    service: catalogue,
    housekeeping: [oldChanges],
    jobs: [reading],
    routes: async (app) => void (await app.register(catalogueRoutes, { catalogue })),
  }
}
