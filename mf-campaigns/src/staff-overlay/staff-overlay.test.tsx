import { me } from '@nukkad/contracts/endpoints/people/users'
import type { OverlayState } from '@nukkad/contracts/overlay'
import { answer, aUser, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './staff-overlay-page.tsx'

const path = '/staff/overlay'
const user = { role: 'developer' } as const

/** The shell's own call. */
function shellAnswers(state: OverlayState, post: () => object = () => ({ ok: true })) {
  const asked: string[] = []
  Object.assign(globalThis, {
    fetch: async (_: string, { method }: { method: string }) => {
      asked.push(method)
      if (method !== 'GET') return post()
      return { ok: true, json: async () => ({ state, until: '2026-11-23T20:00:00.000Z' }) }
    },
  })
  return asked
}
const on = () => page.findByRole('button', { name: 'Switch on in this browser' })

test('renews the session token before switching the overlay on', async () => {
  const asked = shellAnswers('none', () => ({ ok: false, status: 503, json: async () => ({}) }))
  const { network } = await renderScreen(screen, { path, user, answers: [answer(me, { data: aUser(user) })] })
  await userEvent.click(await on())
  expect(await page.findByText('The site answered 503.')).toBeTruthy()
  expect(network.callsTo(me)).toHaveLength(1)
  expect(asked).toEqual(['GET', 'POST'])
})

test('shows the shell’s refusal in its own words', async () => {
  const words = 'It is only for developers’ accounts.'
  shellAnswers('none', () => ({ ok: false, status: 403, json: async () => ({ message: { message: words } }) }))
  await renderScreen(screen, { path, user, answers: [answer(me, { data: aUser(user) })] })
  await userEvent.click(await on())
  expect((await page.findByText(words)).getAttribute('role')).toBe('alert')
})

test.each([
  ['ended', /Your token has expired/],
  ['forged', /was not signed by this site/],
] as const)('reports a token that is %s and lets it be switched off', async (state, words) => {
  shellAnswers(state)
  await renderScreen(screen, { path, user })
  expect(await page.findByText(words)).toBeTruthy()
  expect(page.getByRole('button', { name: 'Switch off' })).toBeTruthy()
})

test('is refused to other roles without calling the shell', async () => {
  const asked = shellAnswers('none')
  await renderScreen(screen, { path, user: { role: 'editor' } })
  expect(page.getByText('It is only for accounts of the developers.')).toBeTruthy()
  expect(asked).toEqual([])
})
