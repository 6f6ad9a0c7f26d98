import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import { fitting, type Spot } from './geometry.ts'
import type { Ground } from './ground/ground.ts'
import { localStyle, type MapColours } from './local-style.ts'

// What only a live map has comes with it.
export { MapControls } from './map-controls.tsx'

/** A map that moves, as far as the view needs it. */
export interface LiveMap {
  /** pixels from the upper left corner */
  project(spot: Spot): { x: number; y: number }
  /** metres under a hundred pixels, in the middle */
  metresOfHundredPixels(): number
  show(spots: readonly Spot[]): void
  zoomBy(steps: number): void
  focus(): void
  /** moves there only when it is out of sight */
  reveal(spot: Spot): void
  recolour(colours: MapColours): void
  remove(): void
}

export interface MapStart {
  readonly element: HTMLElement
  readonly ground: Ground | null
  readonly colours: MapColours
  readonly styleUrl: string | null
  readonly spots: readonly Spot[]
  onMove(): void
  onLost(): void
}

// A file of this release: pages let workers come from the site's own origin only.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

type Bounds = [[number, number], [number, number]]
function boundsOf(spots: readonly Spot[]): Bounds {
  const [lngs, lats] = [spots.map(({ lng }) => lng), spots.map(({ lat }) => lat)]
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}

/** Starts the map in an element; rejects where the graphics of the device will not have it. */
export function startMap(start: MapStart): Promise<LiveMap> {
  const { element, ground, colours, styleUrl, spots } = start
  const map = new MapLibre({
    container: element,
    style: styleUrl ?? localStyle(ground, colours),
    bounds: boundsOf(spots),
    fitBoundsOptions: fitting,
    attributionControl: styleUrl ? { compact: true } : false,
    // One finger scrolls the page, two move the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    minZoom: 7,
    maxZoom: 18,
    locale: { 'Map.Title': 'Arrow keys move the map, plus and minus bring it nearer and farther' },
  })
  // The frame around it is the region, and has the name of what is shown.
  map.getCanvas().setAttribute('role', 'application')
  map.touchZoomRotate.disableRotation()
  map.on('move', start.onMove)
  map.on('resize', start.onMove)
  map.on('webglcontextlost', start.onLost)
  return new Promise((resolve, reject) => {
    map.once('error', ({ error }) => reject(error))
    map.once('load', () => resolve(live(map, ground, styleUrl)))
  })
}

function live(map: MapLibre, ground: Ground | null, styleUrl: string | null): LiveMap {
  return {
    project: ({ lng, lat }) => map.project([lng, lat]),
    metresOfHundredPixels() {
      const { clientWidth, clientHeight } = map.getContainer()
      const middle = clientHeight / 2
      const [from, to] = [map.unproject([clientWidth / 2 - 50, middle]), map.unproject([clientWidth / 2 + 50, middle])]
      return from.distanceTo(to)
    },
    show: (spots) => void map.fitBounds(boundsOf(spots), fitting),
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    reveal({ lng, lat }) {
      const { x, y } = map.project([lng, lat])
      const { clientWidth, clientHeight } = map.getContainer()
      if (x < 24 || y < 40 || x > clientWidth - 24 || y > clientHeight - 8) map.easeTo({ center: [lng, lat] })
    },
    recolour(colours) {
      if (!styleUrl) map.setStyle(localStyle(ground, colours))
    },
    remove: () => map.remove(),
  }
}
