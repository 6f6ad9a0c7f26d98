import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import type { HomePage } from '@nukkad/contracts/endpoints/site/config'
import { builtLinks } from './built-links.ts'
import { heroLine } from './hero-line.ts'
import type { HomeRow } from './home.repository.ts'
import { kickerAt } from './kicker.ts'

const actionsInHero = 2

/** The hero of a city's home page: greeting, text with the next event, picture and actions. */
export function heroOf(city: string, home: HomeRow, events: readonly ListedEvent[], now: Date): HomePage['hero'] {
  return {
    kicker: kickerAt(now),
    title: home.hero_title,
    // The country's home page does not mention single events.
    text: [home.hero_text, city === 'all' ? undefined : heroLine(events, now)].filter(Boolean).join(' '),
    image: {
      url: `/images/scene/${city}/${home.hero_scene}`,
      width: 1200,
      height: 800,
      alt: home.hero_alt,
      color: home.hero_ground,
    },
    actions: builtLinks(home.actions).slice(0, actionsInHero),
  }
}
