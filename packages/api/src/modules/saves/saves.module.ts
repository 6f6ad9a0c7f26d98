import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { Base, Module } from '../../plugin.ts'
import { savesRoutes } from './saves.routes.ts'
import { createSavesService, type SavesService } from './saves.service.ts'

export interface SavesParts {
  /** Cards of products by slug; those not sold are left out. */
  readonly catalogue: { cards(slugs: readonly string[]): Promise<ProductCard[]> }
}

export function savesModule({ db }: Pick<Base, 'db'>, parts: SavesParts): Module<SavesService> {
  const saves = createSavesService({ db, ...parts })
  return { service: saves, routes: async (app) => void (await app.register(savesRoutes, { saves })) }
}
