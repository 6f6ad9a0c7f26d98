import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { hourOf, momentInWords } from '../events/series/kolkata-days.ts'

type Named = Pick<ListedEvent, 'title' | 'venue' | 'starts'>

const endsSentence = /[.!?…]$/

/**
 * What the hero says of the next event that has not begun: 'Today at 8 pm: Jazz under the neem, Lodhi Garden.'
 * 'Tomorrow' and later days are called so; undefined where nothing is to come.
 */
export function heroLine(events: readonly Named[], now: Date): string | undefined {
  const next = events.find(({ starts }) => Date.parse(starts) > now.getTime())
  if (!next) return undefined
  const at = new Date(next.starts)
  const day =
    at < indianMidnight(now, 1)
      ? `Today at ${hourOf(at)}`
      : at < indianMidnight(now, 2)
        ? `Tomorrow at ${hourOf(at)}`
        : momentInWords(at)
  const words = [next.title, next.venue].filter(Boolean).join(', ')
  return `${day}: ${words}${endsSentence.test(words) ? '' : '.'}`
}
