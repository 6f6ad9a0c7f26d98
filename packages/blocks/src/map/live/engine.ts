import type { CityMap } from '@nukkad/contracts/endpoints/city/city-maps'
import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import { fitting, type Spot } from '../geometry.ts'
import type { LiveMap } from './live-map.ts'
import { localStyle } from './local-style.ts'
import type { MapColours } from './map-colours.ts'
import { type PinFeature, pinBox, pinBoxImage, pinFeatures } from './pin-layers.ts'

// Parts that only a live map needs, in the same file.
export { MapControls } from './map-controls.tsx'

export interface MapStart {
  readonly element: HTMLElement
  readonly city: CityMap | null
  readonly colours: MapColours
  readonly styleUrl: string | null
  readonly spots: readonly Spot[]
  /** the map is embedded in a scrolling page: one finger scrolls the page, two move the map */
  readonly isInPage: boolean
  onMove(): void
  onLost(): void
}

// A file of this release: the content security policy allows workers from the site's own origin only.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

type Bounds = [[number, number], [number, number]]
function boundsOf(spots: readonly Spot[]): Bounds {
  const [lngs, lats] = [spots.map(({ lng }) => lng), spots.map(({ lat }) => lat)]
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}

/** Starts the map in an element; rejects if the device's graphics do not support it. */
export function startMap(start: MapStart): Promise<LiveMap> {
  const { element, city, colours, styleUrl, spots, isInPage } = start
  const map = new MapLibre({
    container: element,
    style: styleUrl ?? localStyle(city, colours, []),
    bounds: boundsOf(spots),
    fitBoundsOptions: fitting,
    attributionControl: styleUrl ? { compact: true } : false,
    cooperativeGestures: isInPage,
    dragRotate: false,
    pitchWithRotate: false,
    minZoom: 8,
    maxZoom: 18,
    fadeDuration: 150,
    locale: { 'Map.Title': 'Arrow keys move the map, plus and minus zoom in and out' },
  })
  // The frame around it is the region, and is labelled with the map's content.
  map.getCanvas().setAttribute('role', 'application')
  map.touchZoomRotate.disableRotation()
  map.setMissingStyleImageResolver(async (id) => {
    if (id === pinBox) map.addImage(id, pinBoxImage)
  })
  map.on('move', start.onMove)
  map.on('resize', start.onMove)
  map.on('webglcontextlost', start.onLost)
  return new Promise((resolve, reject) => {
    map.once('error', ({ error }) => reject(error))
    map.once('load', () => resolve(live(map, start)))
  })
}

function live(map: MapLibre, { city, styleUrl }: MapStart): LiveMap {
  let pins: PinFeature[] = []
  return {
    project: ({ lng, lat }) => map.project([lng, lat]),
    zoom: () => map.getZoom(),
    metresOfHundredPixels() {
      const { clientWidth, clientHeight } = map.getContainer()
      const middle = clientHeight / 2
      const [from, to] = [map.unproject([clientWidth / 2 - 50, middle]), map.unproject([clientWidth / 2 + 50, middle])]
      return from.distanceTo(to)
    },
    show: (spots) => void map.fitBounds(boundsOf(spots), fitting),
    open: (spots) => void map.fitBounds(boundsOf(spots), { padding: 64, maxZoom: 17.5 }),
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    reveal({ lng, lat }) {
      const { x, y } = map.project([lng, lat])
      const { clientWidth, clientHeight } = map.getContainer()
      if (x < 24 || y < 40 || x > clientWidth - 24 || y > clientHeight - 8) map.easeTo({ center: [lng, lat] })
    },
    setPins(groups) {
      if (styleUrl) return
      pins = pinFeatures(groups)
      map.getSource<GeoJSONSource>('pins')?.setData({ type: 'FeatureCollection', features: pins })
    },
    recolour(colours) {
      if (!styleUrl) map.setStyle(localStyle(city, colours, pins))
    },
    remove: () => map.remove(),
  }
}
