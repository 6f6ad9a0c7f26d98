const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Tuesday, 25 November: a day of delivery as people say it. Takes a date without time, or a moment. */
export function longDay(date: string): string {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return ''
  const parts = Object.fromEntries(day.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.weekday}, ${parts.day} ${parts.month}`
}
