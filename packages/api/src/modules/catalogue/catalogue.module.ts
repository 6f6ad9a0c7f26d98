import type { Base, Module } from '../../plugin.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { type CatalogueParts, type CatalogueService, createCatalogueService } from './catalogue.service.ts'

export function catalogueModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { pincodes }: Pick<CatalogueParts, 'pincodes'>,
): Module<CatalogueService> {
  const catalogue = createCatalogueService({ db, now, pincodes })
  return { service: catalogue, routes: async (app) => void (await app.register(catalogueRoutes, { catalogue })) }
}
