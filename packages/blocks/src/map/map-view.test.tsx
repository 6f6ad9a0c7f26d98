import { type CityMap, getCityMap, getCityMapVersion } from '@nukkad/contracts/endpoints/city/city-maps'
import { defineScreen } from '@nukkad/platform'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MapPoint, MapView } from './map-view.tsx'
import { clustersOf } from './pins/clusters.ts'
import { type MapName, pinBox, placeNames } from './sketch/names.ts'

const points: readonly MapPoint[] = [
  { id: '1', title: 'Lodhi Garden', lat: 28.5931, lng: 77.2197, href: '/places/lodhi-garden', number: 1 },
  { id: '2', title: 'Khan Chacha', lat: 28.6003, lng: 77.227, href: '/places/khan-chacha', number: 2 },
]
const feature = (
  layer: CityMap['features'][number]['properties']['layer'],
  name: string,
  geometry: CityMap['features'][number]['geometry'],
): CityMap['features'][number] => ({ type: 'Feature', properties: { layer, name, colour: '#e0a800' }, geometry })
const delhi: CityMap = {
  type: 'FeatureCollection',
  features: [
    feature('park', 'Lodhi Garden lawns', {
      type: 'Polygon',
      coordinates: [
        [
          [77.21, 28.59],
          [77.22, 28.59],
          [77.22, 28.6],
          [77.21, 28.59],
        ],
      ],
    }),
    feature('road', 'Lodhi Road', {
      type: 'LineString',
      coordinates: [
        [77.2, 28.588],
        [77.24, 28.589],
      ],
    }),
    feature('line', 'Violet Line', {
      type: 'LineString',
      coordinates: [
        [77.2279, 28.6029],
        [77.2333, 28.5903],
      ],
    }),
    feature('station', 'Safdarjung Tomb', { type: 'Point', coordinates: [77.2236, 28.5968] }),
  ],
}
const version = 'a1b2c3d4e5f6'
const show = (shown: readonly MapPoint[]) =>
  renderScreen(defineScreen({ Component: () => <MapView city="delhi" label="Two places on a map" points={shown} /> }), {
    path: '/delhi',
    answers: [answer(getCityMapVersion, { data: { version } }), answer(getCityMap, delhi)],
  })
/** Gives every element a size, which jsdom does not. */
function givenFrame(width: number, height: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
}
afterEach(() => jest.restoreAllMocks())

test('draws a sketch with linked pins in list order when WebGL is missing', async () => {
  givenFrame(360, 300)
  const { element } = await show(points)

  const map = page.getByRole('region', { name: 'Two places on a map' })
  expect(
    within(map)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/places/lodhi-garden', '/places/khan-chacha'])
  await waitFor(() => expect(element.querySelectorAll('svg path').length).toBeGreaterThan(3))
  expect(page.getByText('Safdarjung Tomb')).toBeTruthy()
  expect(page.getByText('A sketch: small streets are simplified.')).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Zoom in' })).toBeNull()
})

test('places a southern pin below a northern one', async () => {
  await show(points)
  const below = (name: string) =>
    Number.parseFloat(page.getByRole('link', { name }).parentElement?.style.getPropertyValue('--y') ?? '')
  expect(below('Lodhi Garden')).toBeGreaterThan(below('Khan Chacha'))
})

describe('map with WebGL', () => {
  beforeEach(() => void Object.assign(globalThis, { WebGL2RenderingContext: class {} }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'))

  test('opens by keyboard, reports a failure and can be retried', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {})
    await show(points)
    const button = await page.findByRole('button', { name: 'Open the map' })
    button.focus()
    await userEvent.keyboard('{Enter}')

    // jsdom has no canvas to draw on.
    expect(await page.findByRole('button', { name: 'The map did not open. Try again' })).toBe(button)
    expect(page.getAllByRole('link')).toHaveLength(2)
  })
})

test('renders nothing without points', async () => {
  await show([])
  expect(page.queryByRole('region')).toBeNull()
})

const head = ({ x, y }: { x: number; y: number }) => ({
  left: x + pinBox.left,
  right: x + pinBox.right,
  top: y + pinBox.top,
  bottom: y + pinBox.bottom,
})

test('places labels without overlaps and leaves out those without room', () => {
  const pins = [
    { x: 0, y: 0 },
    { x: 30, y: 4 },
    { x: -40, y: 60 },
  ]
  const wanted: MapName[] = [
    ...pins.map((at, nth): MapName => ({ at, text: `A place of note ${nth}`, kind: 'pin' })),
    { at: { x: 10, y: -10 }, text: 'Hauz Khas', kind: 'station' },
    { at: { x: 12, y: -12 }, text: 'Green Park', kind: 'station' },
    { at: { x: 5000, y: 0 }, text: 'Out of sight', kind: 'park' },
  ]
  const placed = placeNames(wanted, pins, { width: 390, height: 300 })
  const boxes = placed.map(({ x, y, text }) => ({ left: x, right: x + text.length * 6, top: y, bottom: y + 16 }))
  const all = [...pins.map(head), ...boxes]
  for (const [at, one] of boxes.entries())
    for (const other of all.filter((_, nth) => nth !== pins.length + at))
      expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(
        false,
      )
  expect(placed.map(({ text }) => text)).toContain('A place of note 0')
  expect(placed.map(({ text }) => text)).not.toContain('Out of sight')
})

test('clusters overlapping places when zoomed out and separates them when zoomed in', () => {
  const groups = clustersOf([
    { lat: 28.5998, lng: 77.2272 },
    { lat: 28.6507, lng: 77.2334 },
    { lat: 28.6, lng: 77.2275 },
  ])
  expect(groups(10)).toEqual([[0, 2], [1]])
  expect(groups(18)).toEqual([[0], [1], [2]])
})

test('shows a cluster as one button that names its places', async () => {
  givenFrame(360, 300)
  await show([
    { id: '1', title: 'Khan Chacha', lat: 28.6, lng: 77.2275, href: '/places/khan-chacha' },
    { id: '2', title: 'Neem & Tumbler', lat: 28.5999, lng: 77.2274, href: '/places/neem' },
    { id: '3', title: 'Jama Masjid', lat: 28.6507, lng: 77.2334, href: '/places/jama-masjid' },
  ])
  expect(
    await page.findByRole('button', { name: '2 places close together, show each: Khan Chacha, Neem & Tumbler' }),
  ).toBeTruthy()
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/places/jama-masjid'])
})
