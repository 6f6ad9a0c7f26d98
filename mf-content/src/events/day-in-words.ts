import { formatDay } from '@nukkad/platform'

/** '2026-11-27' as 'Fri, 27 Nov'; noon in India is that day wherever one stands. */
export const inWords = (day: string): string => formatDay(`${day}T12:00:00+05:30`)
