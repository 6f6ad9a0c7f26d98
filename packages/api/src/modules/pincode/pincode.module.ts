import type { Base, Module } from '../../plugin.ts'
import { pincodeRoutes } from './pincode.routes.ts'
import { createPincodeService, type PincodeService } from './pincode.service.ts'

export function pincodeModule({ db }: Pick<Base, 'db'>): Module<PincodeService> {
  const service = createPincodeService(db)
  return { service, routes: async (app) => void (await app.register(pincodeRoutes, { pincodes: service })) }
}
