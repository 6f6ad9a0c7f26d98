import { changeReleases, releaseDetails, releaseLog, releasesNow } from '@nukkad/contracts/endpoints/site/releases'
import { hrefs } from '@nukkad/contracts/hrefs'
import { connectRegistry, type RegistryClient } from '@nukkad/registry/client'
import { signedIn } from '../../access.ts'
import { qrPath } from '../../pictures/qr-code.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { Settings } from '../../settings.ts'
import { createReleases, type ReleasesService } from './releases.service.ts'

const releasesRoutes: Plugin<{ releases: ReleasesService; origin: string }> = async (app, { releases, origin }) => {
  app.route({ ...releasesNow, handler: async () => ({ data: await releases.now() }) })
  app.route({ ...releaseLog, handler: async ({ query }) => ({ data: await releases.log(query.before) }) })
  app.route({ ...releaseDetails, handler: async ({ params }) => ({ data: await releases.details(params.name) }) })
  app.route({
    ...changeReleases,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => {
      const { sequence, token, removed } = await releases.change(
        signedIn(request).userId,
        request.body.change,
        request.body.accounts,
      )
      const url = token === undefined ? undefined : `${origin}${hrefs.home()}?preview=${token}`
      const preview = url === undefined ? null : { url, qr: qrPath(url) }
      return { data: { sequence, preview, removed: [...(removed ?? [])] } }
    },
  })
}

/** The key is created where the registry first starts, which may be after this process. */
function registryOf({ REGISTRY_URL: url, REGISTRY_KEY: keyFile, NUKKAD_HOME: home }: Settings) {
  if (url === 'none') return undefined
  return (behalf?: string): RegistryClient => connectRegistry({ home, url, keyFile, ...(behalf && { behalf }) })
}

/** The releases that run on the site, for those who manage them. */
export function releasesModule({ db, settings }: Pick<Base, 'db' | 'settings'>): Module<ReleasesService> {
  const releases = createReleases({ db, registryFor: registryOf(settings), secret: settings.API_SECRET })
  return {
    service: releases,
    routes: async (app) => void (await app.register(releasesRoutes, { releases, origin: settings.PUBLIC_URL })),
  }
}
