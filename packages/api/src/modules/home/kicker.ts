const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' })
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Kolkata' })

/** 'This evening · 21 November', in Indian time. */
export function kickerAt(now: Date): string {
  const at = Number(hour.format(now))
  const part =
    at < 5 ? 'Tonight' : at < 12 ? 'This morning' : at < 16 ? 'This afternoon' : at < 21 ? 'This evening' : 'Tonight'
  return `${part} · ${day.format(now)}`
}
