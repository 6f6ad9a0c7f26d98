const two = (value: number) => String(value).padStart(2, '0')

/** '19:30' as '7:30 pm'. */
export function clockInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'am' : 'pm'}`
}

/** A typed time of day, as '19:30'; without am or pm it is read as 24-hour time. */
export function clockIn(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(typed.trim())
  if (!found) return undefined
  const [, hour = '', minute = '00', half] = found
  const isAfternoon = half?.toLowerCase().startsWith('p')
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined
  return `${two(hours)}:${minute}`
}
