const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
const [weekday, day, month] = [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })]

/** The parts of a date as a tear-off calendar shows them, in Indian time. */
export function dayParts(moment: string): { weekday: string; day: string; month: string } {
  const date = new Date(moment)
  return { weekday: weekday.format(date), day: day.format(date), month: month.format(date).replace('Sept', 'Sep') }
}
