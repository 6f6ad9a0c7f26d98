import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import {
  acceptRequest,
  declineRequest,
  merchantAddress,
  noteOnRequest,
  sellingRequest,
  type WholeRequest,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { editorUser, givenRequest } from '../parts/team/team.given.ts'
import { screen } from './sell-request-page.tsx'

const path = '/sell/requests/7'
const locality = {
  slug: 'shahpur-jat',
  city: 'delhi',
  name: 'Shahpur Jat',
  line: '',
  href: '/delhi/locality/shahpur-jat',
  pincode: '110049',
  lat: null,
  lng: null,
  places: 3,
  posts: 1,
}
const accepted = givenRequest({
  state: 'accepted',
  proposal: null,
  answer: {
    by: 'Meera',
    at: '2026-11-30T10:00:00.000Z',
    reason: null,
    merchant: { slug: 'farida-prints', name: 'Farida Prints' },
  },
})

const open = (request: WholeRequest, answers: Parameters<typeof answer>[] = []) =>
  renderScreen(screen, {
    path,
    user: editorUser,
    answers: [
      ...answers.map((given) => answer(...given)),
      answer(sellingRequest, { data: request }),
      answer(listLocalities, { data: [locality] }),
      answer(merchantAddress, { data: { isFree: true, free: 'farida-prints' } }),
    ],
  })

test('shows what was sent later under the same address, and warns that it may come from somebody else', async () => {
  const later = { name: 'F. Khan', shop: 'Farida', phone: '9123456780', city: 'Delhi', at: '2026-11-29T10:00:00.000Z' }
  const repeats = [{ ...later, about: 'My number has changed, call this one.', link: null }]
  await open(givenRequest({ repeats }))

  const box = within(await page.findByRole('region', { name: 'Sent again under this address' }))
  expect(box.getByText('My number has changed, call this one.')).toBeTruthy()
  expect(box.getByRole('link', { name: '+91 9123456780' }).getAttribute('href')).toBe('tel:+919123456780')
  expect(box.getByText(/may come from somebody else/)).toBeTruthy()
})

test('shows what was written; the link opens without a referrer', async () => {
  await open(givenRequest())

  const link = await page.findByRole('link', { name: 'instagram.com/farida' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(page.getByText('Stoles, printed by hand with blocks of our own.')).toBeTruthy()
})

test('shows a link that is no web address as text', async () => {
  await open(givenRequest({ link: { text: 'javascript:alert(1)', href: null } }))

  expect(await page.findByText('javascript:alert(1)')).toBeTruthy()
  expect(page.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull()
})

test('accepts with what was typed; a locality brings its pincode', async () => {
  const { network } = await open(givenRequest(), [[acceptRequest, { data: accepted }]])
  const form = within(await page.findByRole('form', { name: 'Accept' }))

  await userEvent.click(form.getByRole('button', { name: 'Accept and invite' }))
  expect(form.getByText('Choose a locality.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('In one line'), 'Stoles printed by hand')
  await userEvent.selectOptions(form.getByLabelText('Locality'), 'shahpur-jat')
  await userEvent.click(form.getByRole('button', { name: 'Accept and invite' }))

  const people = await page.findByRole('link', { name: 'People and invitations' })
  expect(people.getAttribute('href')).toBe('/sell/merchants/farida-prints')
  expect(network.callsTo(acceptRequest)[0]?.body).toEqual({
    name: 'Farida Prints',
    slug: 'farida-prints',
    maker: 'Farida Khan',
    city: 'delhi',
    locality: 'shahpur-jat',
    pincode: '110049',
    line: 'Stoles printed by hand',
  })
})

test('offers a free address when the typed one is taken', async () => {
  await open(givenRequest(), [[merchantAddress, { data: { isFree: false, free: 'farida-prints-2' } }]])

  await userEvent.click(await page.findByRole('button', { name: 'Use farida-prints-2' }))
  expect(page.getByLabelText<HTMLInputElement>('Address in the shop').value).toBe('farida-prints-2')
})

test('declines with a reason', async () => {
  const { network } = await open(givenRequest(), [
    [
      declineRequest,
      {
        data: givenRequest({
          state: 'declined',
          proposal: null,
          answer: { by: 'Meera', at: '2026-11-30T10:00:00.000Z', reason: 'Not by hand.', merchant: null },
        }),
      },
    ],
  ])
  await userEvent.click(await page.findByRole('button', { name: 'Decline instead' }))
  await userEvent.type(page.getByLabelText(/^Reason/), 'Not by hand.')
  await userEvent.click(page.getByRole('button', { name: 'Decline and send' }))

  expect(await page.findByRole('heading', { name: 'Declined' })).toBeTruthy()
  expect(network.callsTo(declineRequest)[0]?.body).toEqual({ reason: 'Not by hand.' })
})

test('shows the answer of a colleague who was faster', async () => {
  const { network } = await open(givenRequest(), [
    [declineRequest, refuse(409, 'conflict', 'Dev has accepted this request already.')],
  ])
  await userEvent.click(await page.findByRole('button', { name: 'Decline instead' }))
  const before = network.callsTo(sellingRequest).length
  await userEvent.click(page.getByRole('button', { name: 'Decline and send' }))

  await waitFor(() => expect(network.callsTo(sellingRequest).length).toBeGreaterThan(before))
})

test('says why an applicant cannot be accepted, and leaves the refusal', async () => {
  await open(givenRequest({ hindrance: 'This email address already sells for Dilli Dyers.' }))

  expect(await page.findByText('This email address already sells for Dilli Dyers.')).toBeTruthy()
  expect(page.queryByRole('form', { name: 'Accept' })).toBeNull()
  expect(page.getByRole('button', { name: 'Decline instead' })).toBeTruthy()
})

test('adds a note of the team', async () => {
  const note = { id: 1, text: 'Called: lovely.', by: 'Meera', at: '2026-11-30T10:00:00.000Z' }
  const { network } = await open(givenRequest(), [[noteOnRequest, { data: givenRequest({ notes: [note] }) }]])
  await userEvent.type(await page.findByLabelText('A note'), 'Called: lovely.')
  await userEvent.click(page.getByRole('button', { name: 'Add note' }))

  await waitFor(() => expect(page.getByLabelText<HTMLTextAreaElement>('A note').value).toBe(''))
  expect(page.getByText('Called: lovely.')).toBeTruthy()
  expect(network.callsTo(noteOnRequest)[0]?.body).toEqual({ text: 'Called: lovely.' })
})

test('tells that a request does not exist', async () => {
  await renderScreen(screen, { path, user: editorUser, answers: [answer(sellingRequest, refuse(404, 'not_found'))] })

  expect(await page.findByRole('heading', { name: 'This request does not exist' })).toBeTruthy()
})
