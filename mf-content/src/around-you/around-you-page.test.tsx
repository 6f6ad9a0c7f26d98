import { givenPlace } from '@nukkad/blocks/cards.given'
import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { type NearbyPlace, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './around-you-page.tsx'

const near = (over: Partial<NearbyPlace> = {}): NearbyPlace => ({
  ...givenPlace(),
  metres: 420,
  isOpen: true,
  openLine: 'Open, closes at 8 pm',
  onFoot: null,
  ...over,
})
const givenNear = (data: NearbyPlace[] = [near()], label = 'Delhi NCR') => ({
  data,
  page: 1,
  pagesize: 20,
  hasNext: false,
  radius: 5000,
  center: { lat: 28.59, lng: 77.22, label, city: 'delhi' },
})
const localities = answer(listLocalities, {
  data: [
    {
      slug: 'hauz-khas',
      city: 'delhi',
      name: 'Hauz Khas',
      line: 'A tank and a madrasa',
      href: '/delhi/locality/hauz-khas',
      pincode: '110016',
      lat: 28.5494,
      lng: 77.2,
      places: 9,
      posts: 4,
    },
  ],
})
const show = (path: string, reply: object = givenNear()) =>
  renderScreen(screen, { path, answers: [answer(nearbyPlaces, reply), localities] })

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {}

/** What the browser's geolocation answers. */
function givenPosition(getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  })
}

describe('around-you page', () => {
  test('shows nearby places in a list and on a map with the same numbers', async () => {
    await show(
      '/delhi/around-you?pincode=110003',
      givenNear([near(), near({ id: '2', title: 'Khan Chacha', metres: 2412, openLine: 'Opens at noon' })], '110003'),
    )

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Around 110003')
    expect(page.getByText('400 m · Open, closes at 8 pm')).toBeTruthy()
    const map = page.getByRole('region', { name: 'Nearby places on a map' })
    expect(
      within(map)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1Lodhi Garden', '2Khan Chacha'])
    expect(within(map).getByRole('img', { name: 'You are here' })).toBeTruthy()
  })

  test('focuses the place in the list when its pin is clicked', async () => {
    await show('/delhi/around-you')
    const pin = page.getByRole('button', { name: 'Lodhi Garden' })

    await userEvent.click(pin)

    expect(pin.getAttribute('aria-pressed')).toBe('true')
    expect(document.activeElement).toBe(page.getByRole('link', { name: 'Lodhi Garden' }))
  })

  test('searches around a typed pincode and keeps it in the address', async () => {
    const { network, path } = await show('/delhi/around-you?type=food')

    await userEvent.click(page.getByLabelText('Pincode'))
    await userEvent.paste('110 016')
    await userEvent.click(page.getByRole('button', { name: 'Look' }))

    expect(path()).toBe('/delhi/around-you?type=food&pincode=110016')
    expect(network.callsTo(nearbyPlaces).at(-1)?.query).toMatchObject({
      pincode: '110016',
      type: 'food',
      city: 'delhi',
    })
  })

  test('filters to places open now through the address', async () => {
    const { network, path } = await show('/delhi/around-you')

    await userEvent.click(page.getByRole('link', { name: 'Open now' }))

    expect(path()).toBe('/delhi/around-you?open=1')
    expect(network.callsTo(nearbyPlaces).at(-1)?.query).toMatchObject({ open_now: true })
  })

  test.each(['000000', '11001'])('rejects %s as a pincode without a request', async (text) => {
    const { network } = await show('/delhi/around-you')
    const asked = network.callsTo(nearbyPlaces).length

    await userEvent.type(page.getByLabelText('Pincode'), text)
    await userEvent.click(page.getByRole('button', { name: 'Look' }))

    expect(page.getByText('A pincode has six digits, like 110016.')).toBeTruthy()
    expect(network.callsTo(nearbyPlaces)).toHaveLength(asked)
    expect(page.getByLabelText<HTMLInputElement>('Pincode').value).toBe(text)
  })

  test('says that a pincode is unknown and keeps the other choices', async () => {
    await show('/delhi/around-you?pincode=199999', () => refuse(404, 'not_found', 'There is no such pincode.'))

    expect(page.getByText(/We don’t recognise that/)).toBeTruthy()
    expect(page.getByLabelText('Neighbourhood')).toBeTruthy()
  })

  test('suggests a pincode when geolocation is refused', async () => {
    givenPosition((_, refuseIt) => refuseIt?.({ code: 1 } as GeolocationPositionError))
    const { path } = await show('/delhi/around-you')

    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))

    expect(await page.findByText(/did not share your location/)).toBeTruthy()
    expect(path()).toBe('/delhi/around-you')
  })

  test('replaces the pincode error with the geolocation error', async () => {
    givenPosition((_, refuseIt) => refuseIt?.({ code: 1 } as GeolocationPositionError))
    await show('/delhi/around-you')
    await userEvent.type(page.getByLabelText('Pincode'), '11001{Enter}')

    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))

    expect(await page.findByText(/did not share your location/)).toBeTruthy()
    expect(page.queryByText('A pincode has six digits, like 110016.')).toBeNull()
  })

  test('hides a refused position once the visitor searches by pincode', async () => {
    givenPosition((_, refuseIt) => refuseIt?.({ code: 1 } as GeolocationPositionError))
    await show('/delhi/around-you')
    const refusal = () => page.queryByText(/did not share your location/)
    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
    expect(refusal()).toBeTruthy()

    await userEvent.type(page.getByLabelText('Pincode'), '11001{Enter}')
    expect(page.getByText('A pincode has six digits, like 110016.')).toBeTruthy()
    await userEvent.type(page.getByLabelText('Pincode'), '6')
    expect(refusal()).toBeNull()

    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
    expect(refusal()).toBeTruthy()
    await userEvent.type(page.getByLabelText('Pincode'), '{Enter}')
    await waitFor(() => expect(refusal()).toBeNull())
  })

  test('ignores a position that arrives after another search has begun', async () => {
    let come: PositionCallback = () => {}
    givenPosition((found) => {
      come = found
    })
    const { path } = await show('/delhi/around-you')
    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))
    await userEvent.type(page.getByLabelText('Pincode'), '110016{Enter}')
    await waitFor(() => expect(path()).toBe('/delhi/around-you?pincode=110016'))

    act(() => come({ coords: { latitude: 28.593142, longitude: 77.219688 } } as GeolocationPosition))

    expect(path()).toBe('/delhi/around-you?pincode=110016')
  })

  test('asks for the position only on a click and rounds it before sending', async () => {
    givenPosition((found) => found({ coords: { latitude: 28.593142, longitude: 77.219688 } } as GeolocationPosition))
    const { network, path } = await show('/delhi/around-you')

    await userEvent.click(page.getByRole('button', { name: 'Use my location' }))

    expect(path()).toBe('/delhi/around-you?lat=28.593&lng=77.22')
    expect(network.callsTo(nearbyPlaces).at(-1)?.query).toMatchObject({ lat: 28.593, lng: 77.22 })
  })

  test('offers all nearby places when none is open now', async () => {
    await show('/delhi/around-you?open=1&pincode=110016', givenNear([]))

    expect(page.getByText('Nothing open right now')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Show everything nearby' }).getAttribute('href')).toBe(
      '/delhi/around-you?pincode=110016',
    )
  })

  test('says whether an empty result is outside our cities', async () => {
    const { network } = await show('/delhi/around-you?pincode=110016', givenNear([]))
    expect(page.getByText('We have not covered this area yet. Try a neighbourhood nearby.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'See what is on in the city' }).getAttribute('href')).toBe('/delhi')

    const none = givenNear([])
    network.answer(nearbyPlaces, { ...none, center: { ...none.center, city: null } })
    await userEvent.clear(page.getByLabelText('Pincode'))
    await userEvent.type(page.getByLabelText('Pincode'), '781001{Enter}')
    expect(await page.findByText('We write about eight cities, and this is outside them for now.')).toBeTruthy()
  })

  test('asks for a city when none is chosen', async () => {
    await show('/all/around-you', givenNear([]))
    expect(page.getByRole('heading', { name: 'In which city?' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Goa' }).getAttribute('href')).toBe('/goa/around-you')
  })

  test('links to the other city when the pincode lies there', async () => {
    const elsewhere = givenNear([near()], '403001')
    await show('/delhi/around-you?pincode=403001', { ...elsewhere, center: { ...elsewhere.center, city: 'goa' } })
    expect(page.getByText(/That is in Goa/)).toBeTruthy()
    const way = page.getByRole('link', { name: 'See places there' })
    expect(way.getAttribute('href')).toBe('/goa/around-you?pincode=403001')
  })

  test('loads the places on retry after an error', async () => {
    const { network } = await show('/delhi/around-you', refuse(403, 'forbidden'))
    expect((await page.findByRole('alert')).textContent).toContain('Nearby places could not be loaded')
    network.answer(nearbyPlaces, givenNear())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('link', { name: 'Lodhi Garden' })).toBeTruthy()
  })

  test('is noindex when the address contains a position', async () => {
    const { heads } = await show('/delhi/around-you?lat=28.6&lng=77.2')
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, follow', canonical: '/delhi/around-you' })
  })
})
