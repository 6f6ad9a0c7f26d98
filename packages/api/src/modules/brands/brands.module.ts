import { generateBrand, listBrands, oneBrand, rankedBrands, womensDay } from '@nukkad/contracts/endpoints/shop/brands'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { type BrandsParts, type BrandsService, createBrandsService } from './brands.service.ts'

const brandRoutes: Plugin<{ brands: BrandsService }> = async (app, { brands }) => {
  app.route({ ...listBrands, handler: ({ query }) => brands.list(query) })
  app.route({ ...generateBrand, handler: ({ query }) => brands.generate(query) })
  app.route({ ...oneBrand, handler: ({ params }) => brands.one(params.id) })
  app.route({ ...rankedBrands, handler: ({ params }) => brands.readRanked(params.slug) })
  app.route({ ...womensDay, handler: () => brands.womensDay() })
}

/** Merchants as brands. */
export function brandsModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { catalogue }: { catalogue: { lists: BrandsParts['lists'] } },
): Module<BrandsService> {
  const brands = createBrandsService({ db, now, lists: catalogue.lists })
  return { service: brands, routes: async (app) => void (await app.register(brandRoutes, { brands })) }
}
