import { indianClock } from '@nukkad/contracts/indian-time'

/** The data of an event for a calendar file. */
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

/** A moment such as 20261121T200000, in Indian time. */
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

/** RFC 5545: escapes characters that would end a value or a line. */
const text = (value: string) =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

/** Folds lines to at most 75 octets; a longer one continues on the next line, never within a character. */
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

/** The event as an .ics file with its time zone; India has no daylight saving time. */
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
