import type { Base, Module } from '../../plugin.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { makersRoutes } from './makers.routes.ts'
import { createMakersService, type MakersService } from './makers.service.ts'

export function makersModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { catalogue }: { catalogue: Pick<CatalogueService, 'lists'> },
): Module<MakersService> {
  const makers = createMakersService({ db, now, lists: catalogue.lists })
  return { service: makers, routes: async (app) => void (await app.register(makersRoutes, { makers })) }
}
