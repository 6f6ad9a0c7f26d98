import type { Sink, TextStorage } from '@nukkad/platform/host'
import type { AnalyticsSettings } from '../boot.ts'
import { whenAtRest } from '../page/at-rest.ts'
import type { EventSender } from './event-sender.ts'
import { waitingEvents } from './waiting-events.ts'

/** Analytics: its script is loaded when the page is idle; until then the platform holds the events. */
export function analyticsSink({ url }: AnalyticsSettings, page: Window, local: TextStorage): Sink {
  let sender: EventSender | undefined
  whenAtRest(page, () => {
    // In one file with the other code that runs then. If it fails to load nothing is counted, and the page still works.
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
