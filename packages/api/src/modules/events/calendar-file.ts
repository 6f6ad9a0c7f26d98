import { indianClock } from '@nukkad/contracts/indian-time'

/** An event as a calendar wants it. */
export interface CalendarEvent {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly where: string
  readonly url: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isCancelled: boolean
}

/** 20261121T200000, as the clocks in India show it. */
const local = (at: Date) =>
  indianClock(at)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, '')
const utc = (at: Date) =>
  at
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** RFC 5545: what would end a value or a line is escaped. */
const text = (value: string) =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

/** Lines hold at most 75 octets; a longer one goes on in the next, never within a letter. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let size = 0
  for (const letter of line) {
    const octets = Buffer.byteLength(letter)
    if (size + octets > 74) {
      rows.push(row)
      row = ''
      size = 0
    }
    row += letter
    size += octets
  }
  return [...rows, row].join('\r\n ')
}

/** The event as an .ics file, with the zone it is written in: India keeps one time all year. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nukkad//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${event.slug}@nukkad`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=Asia/Kolkata:${local(event.startsAt)}`,
    `DTEND;TZID=Asia/Kolkata:${local(event.endsAt)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.where)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
