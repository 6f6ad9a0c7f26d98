import { citySegment } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { BehaviorSubject } from 'rxjs'
import type { WriteCookie } from '../storage/cookies.ts'
import { cookieNames, localKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'
import { type CityChoice, cityChoice, isSameChoice } from './city-choice.ts'
import { pincodeOf } from './pincode.ts'
import { fastCityOf, forgetServiceability, keepServiceability } from './serviceability-values.ts'

/** The city and pincode of the visitor, or those they have chosen. */
export interface CityStore {
  readonly choice$: BehaviorSubject<CityChoice>
  /**
   * Stores the city; resolves when serviceability is refreshed, so that dependent work can await it. Unknown slugs are
   * ignored.
   */
  choose(slug: string): Promise<void>
  /**
   * Stores a pincode and looks it up; resolves with the answer, with true if there was none, and with false if it is
   * not a valid pincode. Its city is chosen too if it is one of ours.
   */
  choosePincode(pincode: string, city?: string): Promise<Serviceability | boolean>
  /** Clears location, pincode and what this visit stored about them. */
  clear(): void
  /** reads again what another tab or a sign-in has changed */
  refresh(): void
}

interface CityParts {
  readonly local: TextStorage
  readonly session: TextStorage
  readonly writeCookie: WriteCookie
  lookUp(pincode: string): Promise<Serviceability>
  readonly now?: () => number
}

const year = 365 * 24 * 60 * 60_000

export function createCityStore(parts: CityParts): CityStore {
  const { local, session, writeCookie } = parts
  const now = parts.now ?? Date.now
  const stored = () => cityChoice(local.getItem(localKeys.city), pincodeOf(local), fastCityOf(session))
  const choice$ = new BehaviorSubject<CityChoice>(stored())
  const show = (choice: CityChoice) => {
    if (!isSameChoice(choice$.value, choice)) choice$.next(choice)
  }

  function keep(slug: string, pincode: string | null, subCity: string | null) {
    local.setItem(localKeys.city, slug)
    local.setItem(localKeys.location, JSON.stringify({ city: slug, pincode, subCity }))
    if (pincode) local.setItem(localKeys.pincode, pincode)
    writeCookie(cookieNames.city, slug, now() + year)
    show(cityChoice(slug, pincode, pincode && fastCityOf(session)))
  }

  async function refreshServiceability(pincode: string): Promise<Serviceability | undefined> {
    try {
      const answer = await parts.lookUp(pincode)
      // Another pincode may have been chosen while this lookup was pending.
      if (pincodeOf(local) === pincode) keepServiceability(session, answer)
      return answer
    } catch (error) {
      console.info('The pincode could not be looked up.', error instanceof Error ? error.message : error)
      return undefined
    }
  }

  return {
    choice$,
    async choose(slug) {
      const city = citySegment(slug)
      if (!city) return
      const pincode = pincodeOf(local)
      keep(city, pincode, subCityOf(local))
      if (pincode && (await refreshServiceability(pincode))) show(stored())
    },
    async choosePincode(text, city) {
      const pincode = pincodeOf(local, text)
      if (!pincode || pincode !== text.trim()) return false
      const before = choice$.value
      keep(citySegment(city ?? '') ?? (before.isChosen ? before.slug : 'all'), pincode, null)
      const answer = await refreshServiceability(pincode)
      if (answer && pincodeOf(local) === pincode) {
        keep(citySegment(city ?? answer.city ?? '') ?? choice$.value.slug, pincode, answer.district)
      }
      return answer ?? true
    },
    clear() {
      for (const key of [localKeys.city, localKeys.location, localKeys.pincode]) local.removeItem(key)
      forgetServiceability(session)
      writeCookie(cookieNames.city, '', 0)
      show(cityChoice(null))
    },
    refresh: () => show(stored()),
  }
}

function subCityOf(local: TextStorage): string | null {
  const record = readJson(local, localKeys.location)
  if (typeof record !== 'object' || record === null || !('subCity' in record)) return null
  return typeof record.subCity === 'string' ? record.subCity : null
}
