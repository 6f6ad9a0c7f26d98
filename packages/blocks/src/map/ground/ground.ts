/**
 * The ground of one city as a draughtsman would hint at it: enough to know where one is, no more. It needs no tiles and
 * nothing from outside; a deployment that wants every street gives MAP_STYLE_URL. Each line or area is its points,
 * 'longitude latitude' in degrees, parted by commas; a quarter is 'longitude latitude name'.
 */
export interface Ground {
  readonly water: readonly string[]
  readonly rivers: readonly string[]
  readonly parks: readonly string[]
  readonly roads: readonly string[]
  readonly quarters: readonly string[]
}

/** Longitude, then latitude. */
export type Point = [number, number]

export const pointsOf = (line: string): Point[] =>
  line.split(',').map((pair) => {
    const [lng = 0, lat = 0] = pair.trim().split(' ').map(Number)
    return [lng, lat]
  })

export interface Quarter {
  readonly name: string
  readonly lng: number
  readonly lat: number
}

export function quartersOf(ground: Ground | null): Quarter[] {
  return (ground?.quarters ?? []).map((text) => {
    const [lng, lat, ...words] = text.split(' ')
    return { lng: Number(lng), lat: Number(lat), name: words.join(' ') }
  })
}

const grounds: Readonly<Record<string, () => Promise<{ ground: Ground }>>> = {
  delhi: () => import('./delhi.ts'),
  bangalore: () => import('./bangalore.ts'),
  mumbai: () => import('./mumbai.ts'),
  goa: () => import('./goa.ts'),
  kolkata: () => import('./kolkata.ts'),
  pune: () => import('./pune.ts'),
  chennai: () => import('./chennai.ts'),
  hyderabad: () => import('./hyderabad.ts'),
}

/** What is drawn below the pins of a city; null for a city that nobody has drawn. */
export const groundOf = async (city: string): Promise<Ground | null> => (await grounds[city]?.())?.ground ?? null
