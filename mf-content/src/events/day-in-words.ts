import { formatDay } from '@nukkad/platform'

/** '2026-11-27' as 'Fri, 27 Nov'; the time is noon in India, well within that day. */
export const inWords = (day: string): string => formatDay(`${day}T12:00:00+05:30`)
