import type { Base, Module } from '../../plugin.ts'
import { restockPersonal } from './restock.personal.ts'
import { restockJob } from './restock.repository.ts'
import { restockRoutes } from './restock.routes.ts'
import { createRestockService, type RestockParts, type RestockService } from './restock.service.ts'

export function restockModule(
  { db, now, outbox, settings }: Base,
  parts: Pick<RestockParts, 'catalogue' | 'mail'>,
): Module<RestockService> {
  const restock = createRestockService({ db, now, outbox, publicUrl: settings.PUBLIC_URL, ...parts })
  return {
    service: restock,
    personal: restockPersonal,
    housekeeping: [restockJob],
    routes: async (app) => void (await app.register(restockRoutes, { restock })),
  }
}
