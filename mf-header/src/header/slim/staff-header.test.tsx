import { renderFixture } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import footer from '../../footer/footer.tsx'
import header from '../header.tsx'

const meera = { email: 'meera@nukkad.test', displayName: 'Dilli Dyers', role: 'merchant' } as never

test.each([
  ['/editor/new', ['Posts', 'Places', 'Events', 'Menus', 'Gift finder', 'Gift cards', 'Sellers', 'Complaints']],
  ['/merchant', ['Today', 'Orders', 'Products', 'Questions', 'Reviews', 'Your shop', 'People']],
  ['/merchant-orderDetails/NK-7F3K-92', ['Today', 'Orders', 'Products', 'Questions', 'Reviews', 'Your shop', 'People']],
  ['/staff/campaigns', ['Pages', 'Forms', 'Votes', 'Giveaways', 'Links', 'Banners', 'Openings']],
  ['/staff/releases/mf-tea', ['Releases', 'Overlay']],
])('gives %s its back-office header with the owner’s name, the sections and sign-out', async (path, sections) => {
  const { host } = await renderFixture(header, { path, user: meera })
  const wanted: unknown[] = []
  host.bus.handle().answer('sign-out', () => void wanted.push('sign-out'))
  const banner = within(page.getByRole('banner'))
  expect(banner.getByText('Dilli Dyers')).toBeTruthy()
  expect(
    within(banner.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(sections)
  expect(page.queryByRole('combobox')).toBeNull()
  await userEvent.click(banner.getByRole('button', { name: 'Sign out' }))
  expect(wanted).toEqual(['sign-out'])
})

test.each([
  ['/staff/campaigns', 'Pages', 'page'],
  ['/staff/campaigns/12/results', 'Pages', 'true'],
  ['/staff/campaigns/polls/best-golgappa', 'Votes', 'true'],
  ['/editor?of=places', 'Places', 'page'],
  ['/editor?of=places&page=2', 'Places', 'page'],
  ['/editor?page=2', 'Posts', 'page'],
  ['/editor/navigation', 'Menus', 'page'],
  ['/editor/12', 'Posts', 'true'],
  ['/editor/places/12', 'Places', 'true'],
  ['/editor/events/new', 'Events', 'true'],
  ['/editor/gift-finder/diwali', 'Gift finder', 'true'],
  ['/editor/gift-tags/for-her', 'Gift finder', 'true'],
  ['/editor/gift-cards', 'Gift cards', 'page'],
  ['/sell/requests?state=declined', 'Sellers', 'page'],
  ['/sell/requests/12', 'Sellers', 'true'],
  ['/sell/merchants/dilli-dyers', 'Sellers', 'true'],
])('marks %s as part of section %s', async (path, section, mark) => {
  await renderFixture(header, { path, user: meera })
  const links = within(within(page.getByRole('banner')).getByRole('navigation')).getAllByRole('link')
  const marked = links.filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[section, mark]])
})

test('offers no way out to visitors who are not signed in', async () => {
  await renderFixture(header, { path: '/staff/campaigns' })
  expect(within(page.getByRole('banner')).queryByRole('button', { name: 'Sign out' })).toBeNull()
})

test('shows no footer in the back office', async () => {
  const { element } = await renderFixture(footer, { path: '/merchant-orders', user: meera })
  expect(element.textContent).toBe('')
})
