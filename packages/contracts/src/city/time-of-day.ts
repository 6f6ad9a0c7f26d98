/** '5.30 pm', '11 am', 'midnight', 'noon', 'sunrise', '17:30' as minutes of the day. */
export function minutesOf(time: string): number | undefined {
  const named = { midnight: 0, noon: 720, sunrise: 360, sunset: 1_110 }[time]
  if (named !== undefined) return named
  const found = /^(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?$/.exec(time)
  if (!found) return undefined
  const [, hours = '', minutes = '0', half] = found
  const hour = Number(hours)
  if (Number(minutes) > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return undefined
  return (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + Number(minutes)
}
