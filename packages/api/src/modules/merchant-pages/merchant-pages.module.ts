import type { Base, Module } from '../../plugin.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { merchantPagesRoutes } from './merchant-pages.routes.ts'
import { createMerchantPagesService, type MerchantPagesService } from './merchant-pages.service.ts'

export function merchantPagesModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { catalogue }: { catalogue: Pick<CatalogueService, 'lists'> },
): Module<MerchantPagesService> {
  const pages = createMerchantPagesService({ db, now, lists: catalogue.lists })
  return { service: pages, routes: async (app) => void (await app.register(merchantPagesRoutes, { pages })) }
}
