import { intervalJob } from '../../../jobs/interval-job.ts'
import type { Base, Module } from '../../../plugin.ts'
import { resultsRoutes } from '../results/results.routes.ts'
import { createResultsService, type ResultsParts } from '../results/results.service.ts'
import { settleDue } from './showing.repository.ts'
import { studioPersonal } from './studio.personal.ts'
import { studioRoutes } from './studio.routes.ts'
import { createStudioService, type StudioParts, type StudioService } from './studio.service.ts'

const everySeconds = 5

interface StudioModule extends Module<StudioService> {
  /** Applies due scheduled changes to the stored pages. Visitors see them by the clock even before that. */
  readonly settle: () => Promise<number>
}

/** The campaign team's workspace. */
export function studioModule(
  { db, now, log, settings }: Pick<Base, 'db' | 'now' | 'log' | 'settings'>,
  parts: Pick<StudioParts, 'blocks' | 'media' | 'videoFiles' | 'views'> & Pick<ResultsParts, 'events' | 'amountsOf'>,
): StudioModule {
  const studio = createStudioService({ db, now, publicUrl: settings.PUBLIC_URL, ...parts })
  const results = createResultsService({ db, now, ...parts })
  const due = intervalJob({
    work: () => settleDue(db, now()),
    every: everySeconds,
    log,
    failure: 'pages that were due could not be published or ended',
  })
  return {
    service: studio,
    settle: due.run,
    personal: studioPersonal,
    jobs: [due],
    routes: async (app) => {
      await app.register(studioRoutes, { studio })
      await app.register(resultsRoutes, { results })
    },
  }
}
