/** Why there is no position; each reason has a message that says what to do instead. */
export type PositionProblem = 'refused' | 'unavailable' | 'slow'

export class NoPosition extends Error {
  override name = 'NoPosition'
  readonly why: PositionProblem

  constructor(why: PositionProblem) {
    super(`The position is ${why}.`)
    this.why = why
  }
}

/** GeolocationPositionError's codes. */
const reasons: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'slow' }

/**
 * The browser's latitude and longitude; rejects with NoPosition when access is denied, there is none, or it takes over
 * ten seconds.
 */
export function currentPosition(): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new NoPosition('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new NoPosition(reasons[code] ?? 'unavailable')),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    )
  })
}
