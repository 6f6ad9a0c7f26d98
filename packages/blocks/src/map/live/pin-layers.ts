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

/** A transparent image of a pin's size: the pins themselves are buttons above the map. */
export const pinBoxImage = { width: 38, height: 38, data: new Uint8Array(38 * 38 * 4) }

/** A group of several points has no name; it shows its count. */
export const pinFeatures = (groups: readonly Group[]): PinFeature[] =>
  groups.map(({ lng, lat, points: [first, ...rest] }) => ({
    type: 'Feature',
    // A pin is anchored at its tip, a group at its centre.
    properties: rest.length > 0 ? { name: '', anchor: 'center' } : { name: first.title, anchor: 'bottom' },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }))

/** Reserves the space of pins, so that no label is placed under one, and shows their own names where these fit. */
export const pinLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'pin-name',
    type: 'symbol',
    source: 'pins',
    layout: {
      'icon-image': pinBox,
      'icon-anchor': ['get', 'anchor'],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'text-field': ['get', 'name'],
      'text-font': strong,
      'text-size': 13,
      'text-max-width': 11,
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
      'text-justify': 'auto',
      'text-optional': true,
    },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.6 },
  },
]
