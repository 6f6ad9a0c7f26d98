import type { Sink, TextStorage } from '@nukkad/platform/host'
import type { AnalyticsSettings } from '../boot.ts'
import { whenAtRest } from '../page/at-rest.ts'
import type { EventSender } from './event-sender.ts'
import { waitingEvents } from './waiting-events.ts'

/** Analytics: its script comes when the page is at rest; until then the platform holds the events. */
export function analyticsSink({ url }: AnalyticsSettings, page: Window, local: TextStorage): Sink {
  let sender: EventSender | undefined
  whenAtRest(page, () => {
    // In one file with what is watched then. Without it nothing is counted; the page is none the worse.
    import(/* webpackChunkName: "at-rest" */ './event-sender.ts').then(
      ({ eventSender }) => {
        sender = eventSender({ url, page, local })
      },
      () => undefined,
    )
  })
  return {
    isReady: () => sender !== undefined,
    objectId: () => sender?.objectId,
    send: (message) => sender?.add(message),
    keep: (messages) => waitingEvents(local).keep(messages),
  }
}
