import { calendarFile } from './calendar-file.ts'

const event = {
  slug: 'jazz-at-lodhi',
  title: 'Jazz, under; the neem',
  description: 'One\nTwo',
  where: 'लोधी गार्डन, gate 4, a place with so long a name that the line has to be folded more than once over here',
  url: 'https://nukkad.example/delhi/jazz-at-lodhi',
  startsAt: new Date('2026-11-22T19:00:00Z'),
  endsAt: new Date('2026-11-22T21:00:00Z'),
  isCancelled: false,
}
const file = calendarFile(event, new Date('2026-11-20T00:00:00Z'))

test('a calendar file has the date and time in India, with the time zone', () => {
  expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261123T003000\r\n')
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata\r\n')
})

test('a calendar file escapes special characters and folds long lines', () => {
  expect(file).toContain('SUMMARY:Jazz\\, under\\; the neem')
  expect(file).toContain('DESCRIPTION:One\\nTwo')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replace(/\r\n /g, '')).toContain('लोधी गार्डन')
})
