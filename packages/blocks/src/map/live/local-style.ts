import type { CityMap } from '@nukkad/contracts/endpoints/city/city-maps'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { labelLayers } from './label-layers.ts'
import type { MapColours } from './map-colours.ts'
import { type PinFeature, pinLayers } from './pin-layers.ts'

/** A width that grows with the zoom, so that lines neither vanish nor merge. */
const growing = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  10,
  far,
  17,
  near,
]

/** The real width on the ground: a metre doubles its pixels with each zoom level. */
const asWideAs = (metres: ExpressionSpecification): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['max', 1, ['*', metres, 0.0034]],
  18,
  ['*', metres, 3.5],
]

const layer = (name: string): ExpressionSpecification => ['==', ['get', 'layer'], name]
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

function groundLayers(colours: MapColours): LayerSpecification[] {
  const on = { source: 'city' } as const
  return [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    { ...on, id: 'park', type: 'fill', filter: layer('park'), paint: { 'fill-color': colours.park } },
    { ...on, id: 'water', type: 'fill', filter: layer('water'), paint: { 'fill-color': colours.water } },
    {
      ...on,
      id: 'river',
      type: 'line',
      filter: layer('river'),
      layout: round,
      paint: { 'line-color': colours.water, 'line-width': asWideAs(['get', 'width']) },
    },
    {
      ...on,
      id: 'path',
      type: 'line',
      filter: layer('path'),
      minzoom: 12.4,
      layout: round,
      paint: { 'line-color': colours.path, 'line-width': growing(0.6, 5), 'line-dasharray': [0.4, 2] },
    },
    {
      ...on,
      id: 'street',
      type: 'line',
      filter: layer('street'),
      minzoom: 12,
      layout: round,
      paint: {
        'line-color': colours.street,
        'line-width': growing(0.5, 11),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 12, 0, 12.8, 1],
      },
    },
    {
      ...on,
      id: 'casing',
      type: 'line',
      filter: layer('road'),
      layout: round,
      paint: { 'line-color': colours.casing, 'line-width': growing(1.8, 24) },
    },
    {
      ...on,
      id: 'road',
      type: 'line',
      filter: layer('road'),
      layout: round,
      paint: { 'line-color': colours.road, 'line-width': growing(0.8, 21) },
    },
  ]
}

function transitLayers(colours: MapColours): LayerSpecification[] {
  const on = { source: 'city' } as const
  const isMetro: ExpressionSpecification = ['==', ['get', 'mode'], 'metro']
  return [
    {
      ...on,
      id: 'rail',
      type: 'line',
      layout: { 'line-join': 'round' },
      filter: ['all', layer('line'), ['in', ['get', 'mode'], ['literal', ['rail', 'ferry']]]],
      paint: { 'line-color': ['get', 'colour'], 'line-width': growing(1.4, 4), 'line-dasharray': [3, 2] },
    },
    {
      ...on,
      id: 'metro',
      type: 'line',
      filter: ['all', layer('line'), isMetro],
      layout: round,
      paint: { 'line-color': ['get', 'colour'], 'line-width': growing(1.8, 7) },
    },
    {
      ...on,
      id: 'station',
      type: 'circle',
      minzoom: 10.5,
      filter: ['all', layer('station'), ['any', ['!=', ['get', 'mode'], 'bus'], ['>=', ['zoom'], 12]]],
      paint: {
        'circle-color': colours.land,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 10.5, 1.6, 13, 3.6, 17, 7],
        'circle-stroke-color': ['get', 'colour'],
        'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 10.5, 1.2, 13, 2.4, 17, 4],
      },
    },
  ]
}

/**
 * The style of the sketch: ground, streets and lines drawn from our own GeoJSON, labels in the page's own font. It
 * declares no glyphs, so that MapLibre draws text with the fonts that the page has already loaded.
 */
export function localStyle(city: CityMap | null, colours: MapColours, pins: readonly PinFeature[]): StyleSpecification {
  return {
    version: 8,
    sources: {
      city: { type: 'geojson', data: city ?? { type: 'FeatureCollection', features: [] }, tolerance: 0.2 },
      pins: { type: 'geojson', data: { type: 'FeatureCollection', features: [...pins] } },
    },
    layers: [...groundLayers(colours), ...transitLayers(colours), ...labelLayers(colours), ...pinLayers(colours)],
  } as StyleSpecification
}
