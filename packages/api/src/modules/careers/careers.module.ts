import { applyForOpening, listOpenings, type Opening } from '@nukkad/contracts/endpoints/site/careers'
import type { Db } from '../../db.ts'
import { NotFound, Refusal } from '../../errors.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { FilledIn, FormService, Taken } from '../forms/form.service.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { findOpening, openOnes } from './opening.repository.ts'
import { openingEditingRoutes } from './opening-editing.routes.ts'
import { createOpeningEditing } from './opening-editing.service.ts'

interface CareerParts {
  readonly db: Db
  readonly now: () => Date
  readonly forms: Pick<FormService, 'take'>
}
const formId = 'careers'

/** Job openings, and applications for them. */
function createCareers({ db, now, forms }: CareerParts) {
  return {
    async openings(): Promise<Opening[]> {
      const rows = await openOnes(db, now())
      return rows.map(({ postedAt, closesAt, ...row }) => ({
        ...row,
        postedAt: postedAt.toISOString(),
        closesAt: closesAt?.toISOString() ?? null,
      }))
    },
    /** The opening is added to the answers here, so the applicant's form cannot state it. */
    async apply(openingId: string | undefined, filled: Omit<FilledIn, 'formId'>): Promise<Taken> {
      const opening = openingId === undefined ? undefined : await findOpening(db, openingId)
      if (openingId !== undefined && !opening) throw new NotFound('This position does not exist.')
      if (opening?.closesAt && opening.closesAt <= now())
        throw new Refusal('gone', 'Applications for this position are closed.')
      const about = opening ? `${opening.title} (${opening.id})` : 'No particular position'
      return forms.take({ ...filled, formId, answers: { ...filled.answers, opening: about } })
    },
  }
}
type Careers = ReturnType<typeof createCareers>

const careerRoutes: Plugin<{ careers: Careers }> = async (app, { careers }) => {
  app.route({ ...listOpenings, handler: async () => ({ data: await careers.openings() }) })
  app.route({
    ...applyForOpening,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { openingId, ...filled } = request.body
      const sent = { ...filled, userId: request.user?.userId ?? null, key: idempotencyKey(request) }
      return { data: await careers.apply(openingId, sent) }
    },
  })
}

export function careersModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { forms }: Pick<CareerParts, 'forms'>,
): Module<Careers> {
  const careers = createCareers({ db, now, forms })
  return {
    service: careers,
    routes: async (app) => {
      await app.register(careerRoutes, { careers })
      await app.register(openingEditingRoutes, { editing: createOpeningEditing({ db, now }) })
    },
  }
}
