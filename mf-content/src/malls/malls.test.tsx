import { givenPicture } from '@nukkad/blocks/cards.given'
import { getMall, listMalls, type Mall, type MallCard } from '@nukkad/contracts/endpoints/city/malls'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as mallPage } from './mall-page.tsx'
import { screen as mallsPage } from './malls-page.tsx'
import { storesLike } from './stores-like.ts'

const common = {
  id: '1',
  slug: 'select-citywalk',
  city: 'delhi',
  href: '/delhi/mall/select-citywalk',
  title: 'Select Citywalk',
  locality: 'Saket',
  line: 'A plaza with fountains between two rows of shops.',
  lat: 28.5286,
  lng: 77.2193,
  hours: { text: null, isOpen: null, line: 'Hours not known', week: null },
  image: givenPicture(),
}
const card: MallCard = { ...common, floors: 2, stores: 3 }
const mall: Mall = {
  ...common,
  story: 'First paragraph.\n\nSecond paragraph.',
  address: 'A-3, District Centre, Saket',
  mapUrl: 'https://maps.example/?q=28.5,77.2',
  floors: [
    { name: 'Ground floor', stores: [{ name: 'Good Earth', kind: 'Home' }] },
    {
      name: 'First floor',
      stores: [
        { name: 'Crossword', kind: 'Books' },
        { name: 'Nappa Dori', kind: 'Bags' },
      ],
    },
  ],
}

test('shows the malls of a city in a list and on a map', async () => {
  const { tracked } = await renderScreen(mallsPage, {
    path: '/delhi/malls',
    answers: [answer(listMalls, { data: [card] })],
  })
  expect(tracked.filter(([name]) => name === 'MALL_GUIDE_VIEWED')).toEqual([['MALL_GUIDE_VIEWED', { city: 'delhi' }]])

  expect(page.getByText('2 floors · 3 stores · Hours not known')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Save Select Citywalk' })).toBeTruthy()
  const map = page.getByRole('region', { name: 'The malls of Delhi NCR on a map' })
  expect(within(map).getByRole('button', { name: 'Select Citywalk' })).toBeTruthy()
})

test('groups the malls of the whole country by city', async () => {
  const goan: MallCard = { ...card, id: '2', slug: 'mall-de-goa', city: 'goa', title: 'Mall de Goa' }
  await renderScreen(mallsPage, { path: '/all/malls', answers: [answer(listMalls, { data: [goan, card] })] })

  const inGoa = page.getByRole('region', { name: 'Goa' })
  expect(within(inGoa).getByRole('link', { name: 'Goa' }).getAttribute('href')).toBe('/goa/malls')
  expect(within(inGoa).getByRole('heading', { name: 'Mall de Goa', level: 3 })).toBeTruthy()
  expect(within(page.getByRole('region', { name: 'Delhi NCR' })).getByText('Select Citywalk')).toBeTruthy()
})

test.each(['all', 'other'])('redirects a mall’s address under %s to its city', async (city) => {
  const { path } = await renderScreen(mallPage, {
    path: `/${city}/mall/select-citywalk?floor=first-floor`,
    answers: [answer(getMall, { data: mall })],
  })
  expect(path()).toBe('/delhi/mall/select-citywalk?floor=first-floor')
})

describe('mall page', () => {
  const answers = [answer(getMall, { data: mall })]

  test('shows one floor at a time and keeps it in the address', async () => {
    const { path, propsOf } = await renderScreen(mallPage, { path: mall.href, answers })
    expect(page.getByText('Good Earth')).toBeTruthy()
    expect(page.queryByText('Crossword')).toBeNull()

    await userEvent.click(page.getByRole('tab', { name: 'First floor' }))

    expect(page.getByText('Crossword')).toBeTruthy()
    expect(path()).toBe('/delhi/mall/select-citywalk?floor=first-floor')
    expect(propsOf('MALL_GUIDE_VIEWED')).toEqual([{ city: 'delhi', mall: 'select-citywalk' }])
  })

  test('finds a store on any floor', async () => {
    await renderScreen(mallPage, { path: mall.href, answers })
    await userEvent.type(page.getByLabelText('Find a store'), 'book')
    expect(page.getByText('Crossword')).toBeTruthy()
    expect(page.getByText('Books, First floor')).toBeTruthy()
  })

  test('says that its hours are unknown', async () => {
    await renderScreen(mallPage, { path: mall.href, answers })
    expect(page.getByRole('button', { name: 'Save Select Citywalk' })).toBeTruthy()
    expect(page.getByText('Hours not known. Please check with them before you go.')).toBeTruthy()
  })

  test('shows the hours of each day when they are known', async () => {
    const week = ['Monday', 'Tuesday'].map((name, at) => ({
      day: at + 1,
      name,
      isToday: at === 1,
      text: '10 am – 9 pm',
      ranges: [{ opens: '10:00', closes: '21:00' }],
    }))
    const hours = { text: 'Daily 10 am – 9 pm', isOpen: true, line: 'Open, closes at 9 pm', week }
    await renderScreen(mallPage, { path: mall.href, answers: [answer(getMall, { data: { ...mall, hours } })] })
    const days = within(page.getByRole('region', { name: 'Opening hours' }))
    expect(days.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Monday', 'Tuesday'])
    expect(days.getAllByRole('definition')[1]?.textContent).toBe('10 am – 9 pm')
    expect(page.queryByText(/Please check with them before you go/)).toBeNull()
  })

  test('is a 404 page for an unknown mall', async () => {
    const { isMissing } = await renderScreen(mallPage, {
      path: '/delhi/mall/no-such-mall',
      answers: [answer(getMall, refuse(404, 'not_found', 'No such mall.'))],
    })
    expect(isMissing()).toBe(true)
  })
})

test('searches stores by name and kind, and returns null for blank input', () => {
  expect(storesLike(mall.floors, '  ')).toBeNull()
  expect(storesLike(mall.floors, 'BAG')).toEqual([{ name: 'Nappa Dori', kind: 'Bags', floor: 'First floor' }])
})
