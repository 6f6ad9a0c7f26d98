import type { LayerSpecification } from 'maplibre-gl'
import type { Group } from '../pins/use-groups.ts'
import { strong } from './label-layers.ts'
import type { MapColours } from './map-colours.ts'

export interface PinFeature {
  readonly type: 'Feature'
  readonly properties: { readonly name: string; readonly anchor: 'bottom' | 'center' }
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] }
}

export const pinBox = 'pin-box'

/** Nothing to see, as large as a pin: the pins themselves are buttons above the map. */
export const pinBoxImage = { width: 38, height: 38, data: new Uint8Array(38 * 38 * 4) }

/** A group of several has no name of its own; its count stands on it. */
export const pinFeatures = (groups: readonly Group[]): PinFeature[] =>
  groups.map(({ lng, lat, points: [first, ...rest] }) => ({
    type: 'Feature',
    // A pin stands on its tip, a group on its middle.
    properties: rest.length > 0 ? { name: '', anchor: 'center' } : { name: first.title, anchor: 'bottom' },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }))

/** The room that pins take, so that no name stands below one, and their own names where these have room. */
export const pinLayers = (colours: MapColours): LayerSpecification[] => [
  {
    ...{ id: 'pin-name', type: 'symbol', source: 'pins' },
    layout: {
      ...{ 'icon-image': pinBox, 'icon-anchor': ['get', 'anchor'], 'icon-allow-overlap': true, 'icon-padding': 0 },
      ...{ 'text-field': ['get', 'name'], 'text-font': strong, 'text-size': 13, 'text-max-width': 11 },
      'text-variable-anchor-offset': [
        'left',
        [1.35, -1.2],
        'right',
        [-1.35, -1.2],
        'top',
        [0, 0.3],
        'bottom',
        [0, -2.8],
      ],
      ...{ 'text-justify': 'auto', 'text-optional': true },
    },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.6 },
  },
]
