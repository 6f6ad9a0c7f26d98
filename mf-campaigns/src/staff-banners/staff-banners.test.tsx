import {
  createBanner,
  type EditedBanner,
  editedBanner,
  listBanners,
  removeBanner,
  saveBanner,
} from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { newToken } from '@nukkad/contracts/endpoints/people/auth'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as one } from './staff-banner-page.tsx'
import { screen as list } from './staff-banners-page.tsx'

const banner: EditedBanner = {
  id: '7',
  version: 1,
  changed: null,
  screen: 'shop',
  cities: [],
  kicker: '',
  title: 'Kites',
  line: '',
  cta: 'See',
  url: '/shop',
  picture: null,
  position: 10,
  isPublished: false,
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  beside: [{ id: '3', title: 'Lamps', position: 2 }],
}
const shown = (saved: Parameters<typeof answer>[1]) =>
  renderScreen(one, {
    path: '/staff/campaigns/banners/7',
    user: { role: 'campaigner' },
    answers: [answer(editedBanner, { data: banner }), answer(saveBanner, saved)],
  })

test('edits a banner’s text, cities and publication with a live preview', async () => {
  const { network } = await shown(({ body }) => ({ data: { ...banner, ...(body as object), version: 2 } }))
  const preview = await page.findByRole('region', { name: 'As visitors see it' })
  expect(preview.textContent).toContain('Not published')
  expect(preview.textContent).toContain('Shown after these banners')
  expect(preview.textContent).toContain('Lamps')
  await userEvent.type(page.getByLabelText(/^Line(?! above)/), 'Paper and string.')
  await userEvent.click(page.getByRole('button', { name: 'Pune' }))
  await userEvent.click(page.getByLabelText('Visible to visitors'))
  expect(preview.textContent).toContain('Paper and string.')
  expect(preview.textContent).toContain('On now')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(network.callsTo(saveBanner)).toHaveLength(1))
  expect(network.callsTo(saveBanner)[0]?.body).toMatchObject({
    version: 1,
    cities: ['pune'],
    line: 'Paper and string.',
    isPublished: true,
  })
  expect(network.callsTo(saveBanner)[0]?.body).not.toHaveProperty('beside')
})

test('shows at the end date that an ad needs one', async () => {
  await shown(refuse(400, 'validation', 'endsAt is required', { endsAt: 'is required: until when the ad is paid for' }))
  await userEvent.selectOptions(await page.findByLabelText('Its place'), 'ad')
  expect(page.getByLabelText('Advertiser')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('This is required: until when the ad is paid for.')).toBeTruthy()
  expect(page.getByText('Fix the marked field first.')).toBeTruthy()
})

test('keeps what was typed when the session ends before it is saved', async () => {
  const { host, network } = await shown(refuse(401, 'unauthorized'))
  network.answer(newToken, refuse(401, 'unauthorized'))
  await userEvent.type(await page.findByLabelText('Title'), ' of paper')
  const { user } = host.session.state$.value
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Your session has ended. Sign in again to go on.')).toBeTruthy()

  const jwt_token = { access_token: 't', expiresAt: Date.now() + 3_600_000 }
  act(() => user && host.session.begin({ user, jwt_token, cartId: null, created: false }))
  expect(await page.findByDisplayValue('Kites of paper')).toBeTruthy()
  expect(page.getByText('Not saved yet')).toBeTruthy()
})

test('sets the own version aside when the one of somebody else is kept', async () => {
  const { network } = await shown(refuse(409, 'conflict', 'Jaya has changed this in the meantime.', { by: 'Jaya' }))
  await userEvent.type(await page.findByLabelText('Title'), ' of paper')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const keepTheirs = await page.findByRole('button', { name: 'Keep Jaya’s, set mine aside' })
  network.answer(editedBanner, { data: { ...banner, version: 2, title: 'Lamps' } })
  await userEvent.click(keepTheirs)
  expect(await page.findByDisplayValue('Lamps')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All saved'))

  network.answer(saveBanner, ({ body }) => ({ data: { ...banner, ...(body as object), version: 3 } }))
  await userEvent.click(page.getByRole('button', { name: 'Restore it' }))
  expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('Kites of paper')
  expect(page.queryByText('Your version is set aside in this tab.')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(network.callsTo(saveBanner)).toHaveLength(2))
  expect(network.callsTo(saveBanner)[1]?.body).toMatchObject({ version: 2, title: 'Kites of paper' })
})

test('asks before it deletes a banner', async () => {
  const { network } = await shown({ data: banner })
  network.answer(removeBanner, { data: { ok: true } })
  await userEvent.click(await page.findByRole('button', { name: 'Delete it' }))
  expect(await page.findByRole('dialog', { name: 'Delete this banner?' })).toBeTruthy()
  expect(network.callsTo(removeBanner)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(network.callsTo(removeBanner)).toHaveLength(1))
})

test('lists banners with cities and state and creates one for a placement', async () => {
  const { network } = await renderScreen(list, {
    path: '/staff/campaigns/banners',
    user: { role: 'campaigner' },
    answers: [answer(listBanners, { data: [banner] }), answer(createBanner, { data: banner })],
  })
  expect((await page.findByRole('link', { name: 'Kites' })).getAttribute('href')).toBe('/staff/campaigns/banners/7')
  expect(page.getByText(/Everywhere, from 1 Jan/)).toBeTruthy()
  await userEvent.type(page.getByLabelText('New banner'), 'Rain')
  await userEvent.selectOptions(page.getByLabelText('Its place'), 'ad')
  await userEvent.click(page.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(network.callsTo(createBanner)[0]?.body).toEqual({ screen: 'ad', title: 'Rain' }))
})

test('asks for a title before it creates a banner, and says why a title is refused', async () => {
  const { network } = await renderScreen(list, {
    path: '/staff/campaigns/banners',
    user: { role: 'campaigner' },
    answers: [
      answer(listBanners, { data: [] }),
      answer(createBanner, refuse(400, 'validation', 'title is too long', { title: 'is too long' })),
    ],
  })
  const title = await page.findByLabelText('New banner')
  await userEvent.click(page.getByRole('button', { name: 'Start' }))
  expect(await page.findByText('Enter a title.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(network.callsTo(createBanner)).toHaveLength(0)
  await userEvent.type(title, 'Rain{Enter}')
  expect(await page.findByText('This is too long.')).toBeTruthy()
})

test('filters the list by the state in the address and counts each state', async () => {
  const running = { ...banner, id: '8', title: 'Lamps', isPublished: true }
  await renderScreen(list, {
    path: '/staff/campaigns/banners?state=now',
    user: { role: 'campaigner' },
    answers: [answer(listBanners, { data: [banner, running] })],
  })
  expect(await page.findByRole('link', { name: 'Lamps' })).toBeTruthy()
  expect(page.queryByRole('link', { name: 'Kites' })).toBeNull()
  const chips = within(page.getByRole('navigation', { name: 'Which banners' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All 2',
    'On now 1',
    'Scheduled 0',
    'Ended 0',
    'Not published 1',
  ])
  expect(chips[1]?.getAttribute('aria-current')).toBe('true')
})

test('finds banners by words of the title, their place and a city, and counts among them', async () => {
  const running = { ...banner, id: '8', title: 'Lamps of clay', isPublished: true, screen: 'home', cities: ['pune'] }
  await renderScreen(list, {
    path: '/staff/campaigns/banners',
    user: { role: 'campaigner' },
    answers: [answer(listBanners, { data: [banner, running] })],
  })
  await userEvent.type(await page.findByLabelText('Search by title'), 'CLAY lamp{Enter}')
  await waitFor(() => expect(page.queryByRole('link', { name: 'Kites' })).toBeNull())
  expect(page.getByRole('link', { name: 'Lamps of clay' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'All 1' })).toBeTruthy()
  await userEvent.selectOptions(page.getByLabelText('City'), 'goa')
  expect(await page.findByText('Nothing here')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('Search by title'))
  await userEvent.click(page.getByRole('button', { name: 'Find' }))
  expect(await page.findByRole('link', { name: 'Kites' })).toBeTruthy()
  await userEvent.selectOptions(page.getByLabelText('Place'), 'home')
  expect(await page.findByText('Nothing here')).toBeTruthy()
})

test('can be edited and saved by keyboard alone', async () => {
  const { network } = await shown(({ body }) => ({ data: { ...banner, ...(body as object), version: 2 } }))
  await page.findByLabelText('Title')
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 80; steps += 1) {
      await userEvent.tab()
      const here = document.activeElement
      if (here instanceof HTMLElement && name.test(nameOf(here))) return here
    }
    throw new Error(`Nothing called ${name} is reached by the keyboard.`)
  }
  await tabTo(/^Title/)
  await userEvent.keyboard('Kites and string')
  const place = await tabTo(/^Its place/)
  await userEvent.selectOptions(place, 'home')
  await tabTo(/^Pune$/)
  await userEvent.keyboard('[Space]')
  await tabTo(/^Set an end time/)
  await userEvent.keyboard('[Space]')
  await tabTo(/^Visible to visitors/)
  await userEvent.keyboard('[Space]')
  await tabTo(/^Save$/)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(network.callsTo(saveBanner)).toHaveLength(1))
  expect(network.callsTo(saveBanner)[0]?.body).toMatchObject({
    title: 'Kites and string',
    screen: 'home',
    cities: ['pune'],
    isPublished: true,
    endsAt: expect.stringMatching(/Z$/),
  })
})

const nameOf = (element: HTMLElement) =>
  element instanceof HTMLButtonElement
    ? (element.textContent ?? '')
    : ((element as HTMLInputElement).labels?.[0]?.textContent ?? '')
