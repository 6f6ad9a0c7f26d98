import { defineScreen } from '@nukkad/platform'
import { renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MapPoint, MapView } from './map-view.tsx'
import { namesApart, stepsAside } from './names-apart.ts'

const points: readonly MapPoint[] = [
  { id: '1', title: 'Lodhi Garden', lat: 28.5931, lng: 77.2197, href: '/places/lodhi-garden', number: 1 },
  { id: '2', title: 'Khan Chacha', lat: 28.6003, lng: 77.227, href: '/places/khan-chacha', number: 2 },
]
const show = (shown: readonly MapPoint[]) =>
  renderScreen(defineScreen({ Component: () => <MapView city="delhi" label="Two places on a map" points={shown} /> }), {
    path: '/delhi',
  })

test('without graphics the map is a drawing of its city, with every pin a link in the order of the list', async () => {
  const { element } = await show(points)

  const map = page.getByRole('region', { name: 'Two places on a map' })
  expect(
    within(map)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/places/lodhi-garden', '/places/khan-chacha'])
  await waitFor(() => expect(element.querySelectorAll('svg path').length).toBeGreaterThan(3))
  expect(page.getByText('Khan Market')).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Zoom in' })).toBeNull()
})

test('the pin in the south stands below the one in the north', async () => {
  await show(points)
  const below = (name: string) =>
    Number.parseFloat(page.getByRole('link', { name }).parentElement?.style.getPropertyValue('--y') ?? '')
  expect(below('Lodhi Garden')).toBeGreaterThan(below('Khan Chacha'))
})

describe('where the device has graphics', () => {
  beforeEach(() => void Object.assign(globalThis, { WebGL2RenderingContext: class {} }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'))

  test('the map opens when asked by the keyboard, says so, and can be asked again when it did not open', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {})
    await show(points)
    const button = await page.findByRole('button', { name: 'Open the map' })
    button.focus()
    await userEvent.keyboard('{Enter}')

    // This browser of tests has no canvas that it could be drawn on.
    expect(await page.findByRole('button', { name: 'The map did not open. Try again' })).toBe(button)
    expect(page.getAllByRole('link')).toHaveLength(2)
  })
})

test('a map of nothing is no map', async () => {
  await show([])
  expect(page.queryByRole('region')).toBeNull()
})

test('a name that would run into an earlier one is left out', () => {
  const names = [
    { name: 'Hauz Khas', x: 10, y: 10 },
    { name: 'Shahpur Jat', x: 14, y: 11 },
    { name: 'Dwarka', x: 80, y: 11 },
  ]
  expect(namesApart(names, { x: 16, y: 6 }).map(({ name }) => name)).toEqual(['Hauz Khas', 'Dwarka'])
})

test('pins that would cover each other step aside until none does, and the others stand where they are', () => {
  const places = [
    { x: 100, y: 100 },
    { x: 104, y: 102 },
    { x: 104, y: 102 },
    { x: 98, y: 110 },
    { x: 300, y: 100 },
  ]
  const steps = stepsAside(places)
  const heads = places.map(({ x, y }, at) => ({ x: x + (steps[at]?.x ?? 0), y: y + (steps[at]?.y ?? 0) }))
  for (const [at, one] of heads.entries())
    for (const other of heads.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(28)
  expect(steps.at(-1)).toEqual({ x: 0, y: 0 })
})
