import {
  type EditedNavigation,
  editedNavigation,
  type NavDraft,
  saveNavigation,
} from '@nukkad/contracts/endpoints/site/navigation-editing'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './navigation-page.tsx'

const path = '/editor/navigation'
const meera = { role: 'editor', displayName: 'Meera Kapoor', email: 'meera@nukkad.test' } as const
const link = (title: string, url: string) => ({
  ...({ title, url, label: null, categoryId: null, hide: false, type: 'link', icon: '', role: null } as const),
  cities: [],
  startsAt: null,
  endsAt: null,
})
const given = (parts: Partial<EditedNavigation> = {}): { data: EditedNavigation } => ({
  data: {
    list: 'desktop',
    version: 4,
    saved: { name: 'Meera Kapoor', at: '2026-11-21T10:00:00Z' },
    items: [
      { ...link('Buy', '/shop'), children: [{ ...link('Lamps', '/shop/c/lamps'), children: [] }] },
      { ...link('Events', '/{city}/events'), children: [] },
    ],
    ...parts,
  },
})
const titles = () =>
  [...page.getByRole('list', { name: 'Links' }).children].map((row) =>
    row.querySelector('button')?.textContent?.replace(/\s+/g, ''),
  )
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const open = (...more: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>) =>
  renderScreen(screen, { path, user: meera, city: 'goa', answers: [answer(editedNavigation, given()), ...more] })

test('reorders links by keyboard, keeps the focus and undoes each step', async () => {
  const { host } = await open()
  const up = await page.findByRole('button', { name: 'Move Events up' })
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(titles()).toEqual(['Events/{city}/events', 'Buy/shop'])
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Move Events up' }))
  expect(page.getByText('Events moved up.')).toBeTruthy()
  expect(host.unsaved.has()).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(titles()).toEqual(['Events/{city}/events', 'Buy/shop'])
  await press('Remove Buy')
  await press('Undo')
  await press('Undo')
  expect(titles()).toEqual(['Buy/shop', 'Events/{city}/events'])
  expect(host.unsaved.has()).toBe(false)
  await press('Redo')
  expect(titles()).toEqual(['Events/{city}/events', 'Buy/shop'])
})

test('validates a new link, previews it for a city and saves it with the version that was read', async () => {
  const { network } = await open(answer(saveNavigation, ({ body }) => given({ version: 5, ...(body as object) })))
  await userEvent.click(await page.findByRole('button', { name: 'Add a link below Buy' }))
  await press('Save for visitors')
  expect(page.getByText('Enter an address that begins with / or https://')).toBeTruthy()
  expect(network.callsTo(saveNavigation)).toHaveLength(0)
  await userEvent.type(page.getByLabelText('Title'), 'In {{cityName}')
  await userEvent.type(page.getByLabelText('Address'), '/{{city}/malls')
  const preview = within(page.getByRole('region', { name: 'Preview in Goa now' }))
  expect(preview.getByText('In Goa').closest('a')?.getAttribute('href')).toBe('/goa/malls')
  await press('Save for visitors')
  expect(await page.findByText(/Saved by Meera Kapoor/)).toBeTruthy()
  const sent = network.callsTo(saveNavigation)[0]?.body as EditedNavigation
  expect(sent.version).toBe(4)
  expect(sent.items[0]?.children.map(({ title, url }) => [title, url])).toEqual([
    ['Lamps', '/shop/c/lamps'],
    ['In {cityName}', '/{city}/malls'],
  ])
})

test('opens and marks the link whose address the server refuses, until it is changed', async () => {
  const fields = { 'items.0.children.0.url': 'is not the address of a page of this site' }
  const { network } = await open(
    answer(saveNavigation, refuse(400, 'validation', 'A link leads to no page of this site.', fields)),
  )
  await userEvent.click(await page.findByRole('button', { name: 'Move Events up' }))
  await press('Move Events down')
  await userEvent.click(page.getByRole('button', { name: 'One link below Buy' }))
  await press(/^Lamps/)
  await userEvent.type(page.getByLabelText('Title'), '!')
  await press('Save for visitors')
  const address = page.getByLabelText<HTMLInputElement>('Address')
  expect(await page.findByText('This is not the address of a page of this site.')).toBeTruthy()
  expect([address.value, document.activeElement]).toEqual(['/shop/c/lamps', address])
  await press('Save for visitors')
  expect(network.callsTo(saveNavigation)).toHaveLength(1)
  await userEvent.type(address, '-2')
  expect(page.queryByText(/not the address of a page/)).toBeNull()
  await press('Save for visitors')
  await waitFor(() => expect(network.callsTo(saveNavigation)).toHaveLength(2))
})

test('previews a link only in its cities and period and validates that it ends after it begins', async () => {
  const items: NavDraft[] = [
    { ...link('In Pune', '/pune/malls'), cities: ['pune'], children: [] },
    { ...link('Gone', '/shop'), endsAt: '2020-01-01T00:00:00.000Z', children: [] },
    { ...link('To come', '/shop/new'), startsAt: '2090-01-01T00:00:00.000Z', children: [] },
  ]
  const { network } = await renderScreen(screen, {
    path,
    user: meera,
    city: 'goa',
    answers: [
      answer(editedNavigation, given({ items })),
      answer(saveNavigation, ({ body }) => given({ version: 5, ...(body as object) })),
    ],
  })
  await page.findByRole('list', { name: 'Links' })
  expect(titles()).toEqual(['InPunePune/pune/malls', 'GoneEnded/shop', 'TocomeFrom1Jan2090/shop/new'])
  const preview = () =>
    within(page.getByRole('region', { name: 'Preview in Goa now' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim())
  expect(preview()).toEqual([])
  await press(/^In Pune/)
  await press('Goa')
  await press(/^To come/)
  await userEvent.click(page.getByLabelText('Set a start time'))
  expect(preview()).toEqual(['In Pune', 'To come'])
  await press(/^Gone/)
  await userEvent.click(page.getByLabelText('Set a start time'))
  await press('Save for visitors')
  expect(page.getByText('The end must be after the start.')).toBeTruthy()
  await userEvent.click(page.getByLabelText('Set a start time'))
  await press('Save for visitors')
  await page.findByText(/Saved by Meera Kapoor/)
  expect(network.callsTo(saveNavigation)[0]?.body).toMatchObject({
    items: [
      { title: 'In Pune', cities: ['pune', 'goa'] },
      { title: 'Gone', startsAt: null, endsAt: items[1]?.endsAt },
      { title: 'To come', startsAt: null },
    ],
  })
})

test('folds child links until they are opened or one is added', async () => {
  await open()
  const fold = await page.findByRole('button', { name: 'One link below Buy' })
  expect(page.queryByRole('button', { name: 'Move Lamps up' })).toBeNull()
  await userEvent.click(fold)
  expect(page.getByRole('button', { name: 'Move Lamps up' })).toBeTruthy()
  await userEvent.click(fold)
  expect(page.queryByRole('button', { name: 'Move Lamps up' })).toBeNull()
  await press('Add a link below Buy')
  expect(document.activeElement).toBe(page.getByLabelText('Title'))
  expect(page.getByRole('button', { name: 'Move Lamps up' })).toBeTruthy()
})

test('keeps icons and roles in the account menu, lets them be changed and allows no child links', async () => {
  const editor: NavDraft = { ...link('Editor', '/editor'), icon: 'pen', role: 'editor', children: [] }
  const profile: NavDraft = { ...link('Profile', '/users/{user}'), icon: 'user', children: [] }
  const { network } = await renderScreen(screen, {
    path: `${path}?list=account`,
    user: meera,
    answers: [
      answer(editedNavigation, given({ list: 'account', items: [editor, profile] })),
      answer(saveNavigation, ({ body }) => given({ version: 5, ...(body as object) })),
    ],
  })
  await page.findByRole('list', { name: 'Links' })
  await press(/^Profile/)
  expect(page.queryByRole('button', { name: 'Add a link below Profile' })).toBeNull()
  await userEvent.selectOptions(page.getByLabelText('For whom'), 'Merchants')
  await userEvent.selectOptions(page.getByLabelText('Icon before it'), 'A shop')
  await press('Save for visitors')
  await page.findByText(/Saved by Meera Kapoor/)
  const sent = network.callsTo(saveNavigation)[0]?.body as EditedNavigation
  expect(sent.items).toEqual([editor, { ...profile, icon: 'store', role: 'merchant' }])
})

test('reports a colleague’s change and keeps the own version one undo step back', async () => {
  let read = 0
  const theirs = given({ version: 9, items: [{ ...link('Theirs', '/theirs'), children: [] }] })
  await renderScreen(screen, {
    path,
    user: meera,
    answers: [
      answer(editedNavigation, () => (read++ === 0 ? given() : theirs)),
      answer(saveNavigation, refuse(409, 'conflict', 'Asha saved this list after you opened it.', { by: 'Asha' })),
    ],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Remove Events' }))
  await press('Save for visitors')
  const dialog = within(await page.findByRole('dialog'))
  expect(dialog.getByText('Asha saved this list after you opened it.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(titles()).toEqual(['Theirs/theirs'])
  await press('Undo')
  expect(titles()).toEqual(['Buy/shop'])
})

test('restores unsaved changes after a reload and is closed to shoppers', async () => {
  const { visit, unmount } = await open()
  await userEvent.click(await page.findByRole('button', { name: 'Remove Events' }))
  await unmount()
  const again = await renderScreen(screen, { path, user: meera, visit, answers: [answer(editedNavigation, given())] })
  await page.findByRole('list', { name: 'Links' })
  expect(titles()).toEqual(['Buy/shop'])
  expect(again.host.unsaved.has()).toBe(true)
  await again.unmount()

  await renderScreen(screen, { path, user: {}, answers: [] })
  expect(page.getByRole('heading', { name: 'This is the editors’ back office' })).toBeTruthy()
})
