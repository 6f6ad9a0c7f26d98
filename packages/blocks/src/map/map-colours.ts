import type { MapColours } from './local-style.ts'

/** The page's own tokens, so that the map is printed on the same paper in either theme. */
export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    ground: token('--paper-sunk'),
    water: token('--dusk-wash'),
    park: token('--peacock-wash'),
    road: token('--line'),
  }
}
