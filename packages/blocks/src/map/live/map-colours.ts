/** The map's colours in the current theme of the page. */
export interface MapColours {
  readonly land: string
  readonly park: string
  readonly water: string
  readonly street: string
  readonly road: string
  readonly casing: string
  readonly path: string
  readonly name: string
  readonly ink: string
  readonly parkName: string
  readonly waterName: string
}

/** Reads the frame's own colours, so that the live map matches the sketch. */
export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim() || '#808080'
  return {
    land: token('--map-land'),
    park: token('--map-park'),
    water: token('--map-water'),
    street: token('--map-street'),
    road: token('--map-road'),
    casing: token('--map-casing'),
    path: token('--map-path'),
    name: token('--map-name'),
    ink: token('--ink'),
    parkName: token('--map-park-name'),
    waterName: token('--map-water-name'),
  }
}
