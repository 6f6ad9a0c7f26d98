import { addAddress, changeAddress, listAddresses, removeAddress } from '@nukkad/contracts/endpoints/people/address'
import { signedIn } from '../../access.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { AddressService } from './address.service.ts'

export const addressRoutes: Plugin<{ addresses: AddressService }> = async (app, { addresses }) => {
  app.route({
    ...listAddresses,
    handler: async (request) => ({ data: await addresses.list(signedIn(request).userId) }),
  })

  app.route({
    ...addAddress,
    handler: async (request) => ({ data: await addresses.add(signedIn(request).userId, request.body) }),
  })

  app.route({
    ...changeAddress,
    handler: async (request) => {
      const { addressID, ...input } = request.body
      return { data: await addresses.change(signedIn(request).userId, addressID, input) }
    },
  })

  app.route({
    ...removeAddress,
    handler: async (request) => {
      const { addressID } = request.query
      if (!addressID) throw new NoSuchEntity()
      await addresses.remove(signedIn(request).userId, addressID)
      return { data: { ok: true } }
    },
  })
}
