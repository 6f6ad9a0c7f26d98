import type { LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/** The first name of a stack gives the weight; the page has one font file for all weights, under the second name. */
const plain = ['Hanken Grotesk Medium', 'Hanken Grotesk']
export const strong = ['Hanken Grotesk Semibold', 'Hanken Grotesk']

/** The layers of names, by ascending priority: a later one wins where two collide. */
// limit: one list of layers, whose order is their priority
export function labelLayers(colours: MapColours): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.4 } as const
  const on = { source: 'city', type: 'symbol' } as const
  return [
    {
      ...on,
      id: 'street-name',
      filter: ['==', ['get', 'layer'], 'street'],
      minzoom: 14.6,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': plain,
        'text-size': 11,
        'text-max-angle': 35,
      },
      paint: { ...halo, 'text-color': colours.name },
    },
    {
      ...on,
      id: 'road-name',
      filter: ['==', ['get', 'layer'], 'road'],
      minzoom: 12.6,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'name'],
        'text-font': plain,
        'text-size': ['interpolate', ['linear'], ['zoom'], 12.6, 10, 16, 12.5],
        'text-max-angle': 35,
      },
      paint: { ...halo, 'text-color': colours.name },
    },
    {
      ...on,
      id: 'water-name',
      filter: ['==', ['get', 'layer'], 'water'],
      minzoom: 10,
      layout: { 'text-field': ['get', 'name'], 'text-font': plain, 'text-size': 11.5, 'text-max-width': 7 },
      paint: { ...halo, 'text-halo-color': colours.water, 'text-color': colours.waterName },
    },
    {
      ...on,
      id: 'river-name',
      filter: ['==', ['get', 'layer'], 'river'],
      minzoom: 11,
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': plain, 'text-size': 11.5 },
      paint: { ...halo, 'text-halo-color': colours.water, 'text-color': colours.waterName },
    },
    {
      ...on,
      id: 'park-name',
      filter: ['==', ['get', 'layer'], 'park'],
      minzoom: 12.2,
      layout: { 'text-field': ['get', 'name'], 'text-font': plain, 'text-size': 11.5, 'text-max-width': 7 },
      paint: { ...halo, 'text-halo-color': colours.park, 'text-color': colours.parkName },
    },
    {
      ...on,
      id: 'locality',
      filter: ['==', ['get', 'layer'], 'locality'],
      maxzoom: 15,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': strong,
        'text-max-width': 8,
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 12, 15, 15],
      },
      paint: { ...halo, 'text-color': colours.name },
    },
    {
      ...on,
      id: 'station-name',
      minzoom: 11.6,
      filter: [
        'all',
        ['==', ['get', 'layer'], 'station'],
        ['any', ['!=', ['get', 'mode'], 'bus'], ['>=', ['zoom'], 12]],
      ],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': plain,
        'text-max-width': 9,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11.6, 10.5, 15, 12.5],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.75,
        'text-justify': 'auto',
      },
      paint: { ...halo, 'text-color': colours.ink },
    },
  ]
}
