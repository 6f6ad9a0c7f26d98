export interface DayHours {
  readonly opens: string | null
  readonly closes: string | null
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** India has one time zone and no daylight saving time. */
const offsetMinutes = 330

/** '10:30' in spoken form: 10:30 am. */
function spoken(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}

/** The day of the week in India, 0 for Monday, and the time of day as 'HH:MM'. */
function indianTime(now: Date): { day: number; time: string } {
  const there = new Date(now.getTime() + offsetMinutes * 60_000)
  return { day: (there.getUTCDay() + 6) % 7, time: there.toISOString().slice(11, 16) }
}

/** Seven days in the contract's shape, and a text that tells whether a store is open now. `week` begins with Monday. */
export function openingHours(week: readonly (DayHours | null)[], now: Date) {
  const { day, time } = indianTime(now)
  const hours = dayNames.map((name, at) => {
    const { opens = null, closes = null } = week[at] ?? {}
    return { day: at + 1, name, opens, closes }
  })
  const today = hours[day]
  const isOpenNow = Boolean(today?.opens && today.closes && time >= today.opens && time < today.closes)
  return {
    hours,
    isOpenNow,
    openText: isOpenNow ? `Open until ${spoken(today?.closes ?? '')}` : nextOpening(hours, day, time),
  }
}

function nextOpening(hours: readonly (DayHours & { name: string })[], day: number, time: string): string {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = hours[(day + ahead) % 7]
    if (!next?.opens || (ahead === 0 && time >= next.opens)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? ' tomorrow' : ` on ${next.name}`
    return `Closed, opens${when} at ${spoken(next.opens)}`
  }
  return 'Closed for now'
}
