import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { answer, renderFixture } from '@nukkad/platform/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from '../header.tsx'

const entry = { label: null, categoryId: null, hide: false, type: 'link', children: [] }
const desktop = ['Food', 'Events', 'Style', 'Movies'].map((title) => ({
  ...entry,
  title,
  url: `/delhi/${title.toLowerCase()}`,
  children: title === 'Movies' ? [{ title: 'Tonight', url: '/delhi/movies/tonight', label: null, children: [] }] : [],
}))
const navigation = answer(hamburger, { data: { mobile: [], account: [], desktop } })

/** Simulates the browser's layout: `fitting` entries on the first line, the others on the second. */
function layOut(fitting: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) < fitting ? 0 : 44
  })
}
afterEach(() => jest.restoreAllMocks())

const main = async () => within(await screen.findByRole('navigation', { name: 'Main' }))

test('collects entries that do not fit behind a button at the end of the row', async () => {
  layOut(2)
  await renderFixture(header, { path: '/delhi', city: 'delhi', answers: [navigation] })
  const row = await main()
  const more = await row.findByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  const menu = within(row.getAllByRole('list')[1] as HTMLElement)
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Style', 'Movies'])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(more)
  expect(row.getAllByRole('list')).toHaveLength(1)
})

test('marks the button when the current page is among the collected entries', async () => {
  layOut(3)
  await renderFixture(header, { path: '/delhi/movies', city: 'delhi', answers: [navigation] })
  expect((await (await main()).findByRole('button', { name: 'More' })).getAttribute('aria-current')).toBe('true')
})

test('shows no button when everything fits', async () => {
  layOut(4)
  await renderFixture(header, { path: '/delhi', city: 'delhi', answers: [navigation] })
  const row = await main()
  await row.findByRole('link', { name: 'Movies' })
  expect(row.queryByRole('button', { name: 'More' })).toBeNull()
})

test('keeps the submenu of the last tab within the window', async () => {
  layOut(4)
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
  await renderFixture(header, { path: '/delhi', city: 'delhi', answers: [navigation] })
  const row = await main()
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ right: 1101 } as DOMRect)
  await userEvent.click(await row.findByRole('button', { name: 'More in Movies' }))
  const panel = (await row.findByRole('link', { name: 'Tonight' })).closest('div')
  expect(panel?.style.marginInlineStart).toBe('-93px')
})
