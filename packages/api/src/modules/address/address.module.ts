import type { Base, Module } from '../../plugin.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import { addressPersonal } from './address.personal.ts'
import { addressRoutes } from './address.routes.ts'
import { type AddressService, createAddressService } from './address.service.ts'

export function addressModule(
  { db }: Pick<Base, 'db'>,
  { pincodes }: { pincodes: PincodeService },
): Module<AddressService> {
  const service = createAddressService(db, pincodes)
  return {
    service,
    personal: addressPersonal,
    routes: async (app) => void (await app.register(addressRoutes, { addresses: service })),
  }
}
