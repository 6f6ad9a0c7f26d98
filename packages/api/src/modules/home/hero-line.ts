import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { hourOf, momentInWords } from '../events/series/kolkata-days.ts'

type Named = Pick<ListedEvent, 'title' | 'venue' | 'starts'>

const endsSentence = /[.!?…]$/

/**
 * The line of the hero about the next event that has not begun: 'Today at 8 pm: Jazz under the neem, Lodhi Garden.'
 * Later days are written 'Tomorrow' or by name; undefined when no event is coming up.
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
