import { getCityMap, getCityMapVersion } from '@nukkad/contracts/endpoints/city/city-maps'
import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import { NotFound } from '../../errors.ts'
import { ReadyJson, sendReady } from '../../http/answers/ready-json.ts'
import type { Base, Module } from '../../plugin.ts'
import type { Point } from '../pincode/pincode-places.ts'
import { cityMapDocument, cityMapVersion } from './city-map.repository.ts'
import { createWalks } from './walks.ts'

export interface WalkService {
  /** The walk to each point from its nearest stop, in the order of the points. */
  walksTo(points: readonly Point[]): Promise<(Walk | null)[]>
}

/** Maps of cities, and walks from their stations. */
export function cityMapsModule({ db }: Pick<Base, 'db'>): Module<WalkService> {
  return {
    service: { walksTo: createWalks(db) },
    routes: async (app) => {
      app.route({
        ...getCityMapVersion,
        handler: async ({ params }) => {
          const version = await cityMapVersion(db, params.city)
          if (!version) throw new NotFound('There is no map of this city yet.')
          return { data: { version } }
        },
      })
      app.route({
        ...getCityMap,
        handler: async ({ params }, reply) => {
          const document = await cityMapDocument(db, params.city, params.version)
          if (!document) throw new NotFound('This map does not exist or has been replaced by a newer one.')
          return sendReady(
            reply.header('cache-control', 'public, max-age=31536000, immutable'),
            new ReadyJson(document),
          )
        },
      })
    },
  }
}
