import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type IntervalJob, intervalJob } from '../../../jobs/interval-job.ts'
import type { Base } from '../../../plugin.ts'
import { noteAbsences } from './own-shop.repository.ts'

/**
 * Notes which merchants leave and return when a day begins, because lists are prepared in the database. Delivery days
 * do not wait for it.
 */
export const createAbsenceRound = ({ db, now, log }: Pick<Base, 'db' | 'now' | 'log'>): IntervalJob<number> =>
  intervalJob({
    work: () => noteAbsences(db, dayInIndia(now())),
    every: 60,
    first: 5,
    log,
    failure: 'merchants who leave or return could not be noted',
  })
