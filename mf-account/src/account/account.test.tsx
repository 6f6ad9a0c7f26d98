import {
  askForContactCode,
  askForFreshCode,
  changeContact,
  changeNotice,
  endOtherSessions,
  listNotices,
  listSessions,
  ownAccount,
} from '@nukkad/contracts/endpoints/people/account'
import { logout } from '@nukkad/contracts/endpoints/people/auth'
import { closeAccount, closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { askForCopy, latestCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { changePassword } from '@nukkad/contracts/endpoints/people/users'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as home } from './account-page.tsx'
import { screen as notices } from './notices-page.tsx'
import { screen as privacy } from './privacy/privacy-page.tsx'
import { screen as password } from './security/password-page.tsx'
import { screen as sessions } from './security/sessions-page.tsx'

const user = { _id: '7' }
const own = {
  email: 'asha@example.in',
  phone: '+919876543210',
  hasPassword: true,
  hasGoogle: false,
  since: '2025-01-05T00:00:00Z',
  sessions: 2,
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('asks a guest to sign in', async () => {
  await renderScreen(home, { path: '/account' })
  expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

test('links to everything in the account', async () => {
  await renderScreen(home, { path: '/account', user, answers: [answer(ownAccount, { data: own })] })
  expect(await page.findByText(/asha@example.in/)).toBeTruthy()
  const leadsTo = page.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const href of ['/shop/orderhistory', '/tickets', '/account/subscriptions', '/saves', '/wallet', '/users/7'])
    expect(leadsTo).toContain(href)
  for (const part of ['addresses', 'password', 'sessions', 'notices', 'privacy'])
    expect(leadsTo).toContain(`/account/${part}`)
})

test('lists devices and signs out all others at once', async () => {
  const device = (id: string, name: string, isThis: boolean) => ({
    id,
    device: name,
    isThis,
    since: '2026-11-01T05:30:00Z',
    lastSeen: '2026-11-22T05:30:00Z',
  })
  const list = [device('a', 'Chrome on Android', true), device('b', 'Safari on Mac', false)]
  const { network } = await renderScreen(sessions, {
    path: '/account/sessions',
    user,
    answers: [answer(listSessions, { data: list }), answer(endOtherSessions, { data: { ended: 1 } })],
  })
  expect(await page.findByText('This one')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Sign out Safari on Mac' })).toBeTruthy()
  network.answer(listSessions, { data: list.slice(0, 1) })
  await press('Sign out all other devices')
  expect(await page.findByText('You are signed in on this device only.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('list', { name: 'Your devices' })))
})

test('turns a kind of mail off and keeps the fixed ones disabled', async () => {
  const restock = { kind: 'restock', title: 'Back in stock', text: 'Once.', isOn: true, isFixed: false }
  const orders = { kind: 'orders', title: 'Orders', text: 'Yours.', isOn: true, isFixed: true }
  const { network } = await renderScreen(notices, {
    path: '/account/notices',
    user,
    answers: [
      answer(listNotices, { data: [restock, orders] }),
      answer(changeNotice, { data: [{ ...restock, isOn: false }, orders] }),
    ],
  })
  await userEvent.click(await page.findByRole('checkbox', { name: /Back in stock/ }))
  await waitFor(() =>
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /Back in stock/ }).checked).toBe(false),
  )
  expect(network.callsTo(changeNotice)[0]?.body).toEqual({ kind: 'restock', isOn: false })
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: /Orders/ }).disabled).toBe(true)
})

test('shows a wrong current password at its field and keeps the rest', async () => {
  await renderScreen(password, {
    path: '/account/password',
    user,
    answers: [
      answer(ownAccount, { data: own }),
      answer(
        changePassword,
        refuse(400, 'validation', 'No.', { currentPassword: 'Does not match the registered password' }),
      ),
    ],
  })
  await userEvent.type(await page.findByLabelText('Current password'), 'wrong wrong')
  await userEvent.type(page.getByLabelText('New password'), 'a quieter lane')
  await userEvent.type(page.getByLabelText('Repeat the new password'), 'a quieter lane')
  await press('Change it')
  expect(await page.findByText(/not match the registered password/)).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('New password').value).toBe('a quieter lane')
})

test('adds a phone with one code for it and one for the existing email', async () => {
  const { network } = await renderScreen(password, {
    path: '/account/password',
    user,
    answers: [
      answer(ownAccount, { data: { ...own, phone: null } }),
      answer(askForContactCode, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } }),
      answer(askForFreshCode, { data: { sentTo: 'a•••@example.in', resendAfterSeconds: 30, expiresInSeconds: 300 } }),
      answer(changeContact, { data: own }),
    ],
  })
  await userEvent.type(await page.findByLabelText('New mobile number or email'), '98765 43210')
  await press('Send the codes')
  const code = await page.findByLabelText('Code for the new contact')
  await userEvent.tab()
  expect(document.activeElement).toBe(code)
  await userEvent.type(code, '111111')
  await userEvent.type(page.getByLabelText('Code for your current contact'), '222222')
  await press('Save it')
  expect(await page.findByText(/\+919876543210 or asha@example.in/)).toBeTruthy()
  const body = { phone: '98765 43210', code: '111111', oldCode: '222222' }
  expect(network.callsTo(changeContact)[0]?.body).toEqual(body)
})

describe('account data', () => {
  const sent = { data: { sentTo: 'a•••@example.in', resendAfterSeconds: 30, expiresInSeconds: 300 } }
  const closing = {
    data: {
      refusal: null,
      balances: [{ title: 'Perks', text: '₹100 that you can still spend' }],
      ends: [{ title: 'Chai of the month', text: 'The mandate is cancelled.' }],
      waits: [{ title: 'On the way to you', text: 'One order.' }],
      daysToUndo: 7,
    },
  }
  const open = (...more: ReturnType<typeof answer>[]) =>
    renderScreen(privacy, {
      path: '/account/privacy',
      user,
      answers: [answer(latestCopy, { data: null }), answer(closingOf, closing), answer(askForFreshCode, sent), ...more],
    })

  test('requests a copy with a fresh code', async () => {
    const copy = { id: 'c', state: 'preparing', askedAt: '2026-11-22T05:30:00Z', expiresAt: '2026-11-24T05:30:00Z' }
    const { network } = await open(answer(askForCopy, { data: copy }))
    await press('Request a copy')
    expect(await page.findByText(/sent to a•••@example.in/)).toBeTruthy()
    await userEvent.type(page.getByLabelText('Your code'), '123456')
    await press('Make my copy')
    expect(await page.findByText(/We are preparing your copy/)).toBeTruthy()
    expect(network.callsTo(askForFreshCode)[0]?.body).toEqual({ purpose: 'copy' })
  })

  test('deletes the account after showing the consequences, and keeps it on a wrong code', async () => {
    const refused = refuse(400, 'validation', 'This code is not correct. 4 attempts are left.', {
      code: 'This code is not correct. 4 attempts are left.',
    })
    const { network, path } = await open(
      answer(closeAccount, refused),
      answer(logout, refuse(401, 'unauthorized', 'Unauthorized')),
    )
    expect(await page.findByText('₹100 that you can still spend', { exact: false })).toBeTruthy()
    expect(page.getByText(/The mandate is cancelled/)).toBeTruthy()
    await press('Delete my account')
    await userEvent.type(await page.findByLabelText('Your code'), '111111')
    await press('Delete it')
    expect(await page.findByText(/4 attempts are left/)).toBeTruthy()

    network.answer(closeAccount, { data: { until: '2026-11-29T05:30:00Z' } })
    await userEvent.type(page.getByLabelText('Your code'), '123456', {
      initialSelectionStart: 0,
      initialSelectionEnd: 6,
    })
    await press('Delete it')
    await waitFor(() => expect(path()).toBe('/'))
  })
})
