import { givenEvent } from '@nukkad/blocks/cards.given'
import { type CheckIn, checkIn, type Door, eventDoor } from '@nukkad/contracts/endpoints/events/check-in'
import { answer, hang, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './check-in-page.tsx'

const path = '/event/check-in/jazz-at-lodhi'
const user = { _id: '5' } as const
const door = (parts: Partial<Door> = {}): Door => ({
  event: {
    ...givenEvent({ title: 'Jazz under the neem' }),
    city: 'delhi',
    kind: 'music',
    locality: null,
    price: { from: 499, to: 499 },
    seatsLeft: 3,
    status: 'open',
  },
  sold: 40,
  arrived: 11,
  latest: [],
  ...parts,
})
const said = (parts: Partial<CheckIn> = {}): CheckIn => ({
  result: 'welcome',
  message: 'Welcome.',
  guest: 'Asha Menon',
  type: 'On the grass',
  usedAt: null,
  ...parts,
})
const yes = answer(checkIn, {
  data: {
    checkIn: said(),
    door: door({ arrived: 12, latest: [{ guest: 'Asha Menon', type: 'On the grass', at: '2026-11-22T14:40:00Z' }] }),
  },
})
const open = (...answers: Parameters<typeof answer>[]) =>
  renderScreen(screen, {
    path,
    user,
    answers: [...answers.map((one) => answer(...one)), answer(eventDoor, { data: door() })],
  })
const check = async (code: string) => {
  await userEvent.type(await page.findByLabelText('Ticket code'), code)
  await userEvent.click(page.getByRole('button', { name: 'Check it' }))
}

describe('event check-in', () => {
  test('asks the organiser to sign in before requesting anything', async () => {
    const { network, heads } = await renderScreen(screen, { path })
    expect(page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeTruthy()
    expect(page.getByText('Sign in as the organiser of this event.')).toBeTruthy()
    expect(network.calls).toHaveLength(0)
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, nofollow' })
  })

  test.each([403, 404])('says that the event is not theirs when the API answers %s', async (status) => {
    await open([eventDoor, refuse(status)])
    expect(await page.findByRole('heading', { level: 1, name: 'You can’t check people in here' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'See what is on' }).getAttribute('href')).toBe('/')
    expect(page.queryByLabelText('Ticket code')).toBeNull()
  })

  test('says that the event was cancelled and checks nobody in', async () => {
    await open([eventDoor, { data: door({ event: { ...door().event, status: 'cancelled' } }) }])
    expect((await page.findByRole('status')).textContent).toContain('This event was cancelled.')
    expect(page.queryByLabelText('Ticket code')).toBeNull()
  })

  test('loads the event on retry after an error', async () => {
    const { network } = await open([eventDoor, refuse(500, 'internal')])
    expect((await page.findByRole('alert')).textContent).toContain('The list could not be loaded')
    network.answer(eventDoor, { data: door() })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('heading', { level: 1, name: 'Jazz under the neem' })).toBeTruthy()
  })

  test('shows a placeholder while loading', async () => {
    const { element } = await open([eventDoor, hang])
    expect(element.querySelector('[aria-busy="true"]')?.textContent).toContain('Check-in')
  })

  test('says that nobody has a ticket yet instead of counting to zero', async () => {
    await open([eventDoor, { data: { ...door(), sold: 0, arrived: 0, latest: [] } }])
    expect(await page.findByText('Nobody has a ticket yet.')).toBeTruthy()
    expect(page.queryByText(/have arrived/)).toBeNull()
  })

  test('shows how many guests have arrived and who came last', async () => {
    await open([
      eventDoor,
      { data: door({ latest: [{ guest: 'Dev K.', type: 'On a chair', at: '2026-11-22T14:30:00Z' }] }) },
    ])
    expect((await page.findByText(/of 40 have arrived/)).textContent).toBe('11 of 40 have arrived')
    const latest = within(page.getByRole('region', { name: 'Just arrived' }))
    expect(latest.getByRole('listitem').textContent).toBe('Dev K. On a chair 8:00 pm')
  })

  test('admits a guest with a valid ticket, counts them and clears the field', async () => {
    const { network } = await open([checkIn, yes.reply])
    await check(' abcd-efgh ')
    expect(await page.findByText('Yes, come in')).toBeTruthy()
    expect(page.getByText('Asha Menon, On the grass')).toBeTruthy()
    expect(page.getByText(/of 40 have arrived/).textContent).toBe('12 of 40 have arrived')
    expect(page.getByRole('region', { name: 'Just arrived' }).textContent).toContain('Asha Menon')
    expect(network.callsTo(checkIn).map(({ params, body }) => [params, body])).toEqual([
      [{ discoveryId: 'jazz-at-lodhi' }, { code: 'abcd-efgh' }],
    ])
    const field = page.getByLabelText<HTMLInputElement>('Ticket code')
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  })

  test('shows a clear no with the reason', async () => {
    const message = 'This ticket was already used at 8:02 pm.'
    const no = said({ result: 'used_before', message, usedAt: '2026-11-22T14:32:00Z' })
    await open([checkIn, { data: { checkIn: no, door: door() } }])
    await check('ABCD')
    expect(await page.findByText('No')).toBeTruthy()
    expect(page.getByText(message)).toBeTruthy()
    expect(page.queryByText('Yes, come in')).toBeNull()
  })

  test('names no guest for an unknown code', async () => {
    const no = said({ result: 'unknown', message: 'This ticket does not exist.', guest: null, type: null })
    await open([checkIn, { data: { checkIn: no, door: door() } }])
    await check('NOPE')
    expect((await page.findByText('This ticket does not exist.')).parentElement?.textContent).toBe(
      'NoThis ticket does not exist.',
    )
  })

  test('says when a code could not be checked instead of admitting the guest', async () => {
    await open([checkIn, refuse(503, 'unavailable', 'Back in a minute.')])
    await check('ABCD')
    expect(await page.findByText('Back in a minute.')).toBeTruthy()
    expect(page.queryByText('Yes, come in')).toBeNull()
  })

  test('does not check an empty code and focuses the field', async () => {
    const { network } = await open([checkIn, yes.reply])
    await check(' ')
    expect(document.activeElement).toBe(page.getByLabelText('Ticket code'))
    expect(network.callsTo(checkIn)).toHaveLength(0)
  })
})

describe('ticket camera', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'readyState')
    jest.restoreAllMocks()
  })
  const withCamera = (getUserMedia: () => Promise<unknown>) => {
    class Detector {
      detect = async () => [{ rawValue: 'ABCD-EFGH-JKMN-PQRS' }]
    }
    Object.assign(window, { BarcodeDetector: Detector })
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  }

  test('is not offered when the browser cannot detect barcodes', async () => {
    await open()
    expect(await page.findByLabelText('Ticket code')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
  })

  test('says that the camera is not permitted and keeps the text field', async () => {
    withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await open()
    await userEvent.click(await page.findByRole('button', { name: 'Scan with the camera' }))
    expect(await page.findByText('We could not use the camera. Type the code below.')).toBeTruthy()
    expect(page.getByLabelText('Ticket code')).toBeTruthy()
  })

  test('checks a scanned ticket and stops the camera when closed', async () => {
    const stop = jest.fn()
    withCamera(async () => ({ getTracks: () => [{ stop }] }))
    // jsdom plays no video.
    Object.defineProperty(HTMLVideoElement.prototype, 'readyState', { configurable: true, get: () => 4 })
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const { network } = await open([checkIn, yes.reply])
    await userEvent.click(await page.findByRole('button', { name: 'Scan with the camera' }))
    expect(await page.findByText('Yes, come in')).toBeTruthy()
    expect(network.callsTo(checkIn).map(({ body }) => body)).toEqual([{ code: 'ABCD-EFGH-JKMN-PQRS' }])

    await userEvent.click(page.getByRole('button', { name: 'Close the camera' }))
    await waitFor(() => expect(stop).toHaveBeenCalled())
    expect(page.queryByLabelText('What the camera sees')).toBeNull()
  })
})
