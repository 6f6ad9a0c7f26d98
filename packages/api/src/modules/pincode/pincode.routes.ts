import { fetchLocation, lookUpPincode, lookUpPincodeV1 } from '@nukkad/contracts/endpoints/cart/pincode'
import { NotFound } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { PincodeService } from './pincode.service.ts'

export const pincodeRoutes: Plugin<{ pincodes: PincodeService }> = async (app, { pincodes }) => {
  for (const endpoint of [lookUpPincode, lookUpPincodeV1]) {
    app.route({
      ...endpoint,
      handler: async ({ query }) => {
        const data = await pincodes.serviceability(query.pincode)
        if (!data) throw new NotFound(`${query.pincode} is not a pincode we know.`)
        return { data }
      },
    })
  }

  app.route({
    ...fetchLocation,
    handler: async ({ query }) => {
      const data = await pincodes.locate(query)
      if (!data) throw new NotFound('We could not tell which city this is.')
      return { data }
    },
  })
}
