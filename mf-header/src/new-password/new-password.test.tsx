import { resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { type Answer, answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

async function follow(answers: Answer[]) {
  const shown = await renderFixture(dialogs, { path: '/', answers })
  await act(async () => shown.host.navigation.go('/#reset-password=a-token-of-the-mail', { replace: true }))
  await screen.findByRole('dialog', { name: 'Choose a new password' })
  return shown
}
async function choose(password: string) {
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

test('sets a new password from the mailed link and removes the token from the address', async () => {
  const { network, path } = await follow([answer(resetPassword, { data: { ok: true } })])
  expect(path()).toBe('/')

  await choose('chandni chowk at six')

  expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeTruthy()
  expect(network.callsTo(resetPassword)[0]?.body).toEqual({
    token: 'a-token-of-the-mail',
    newPassword: 'chandni chowk at six',
  })
})

test('shows the server’s message for a weak password and for an expired link', async () => {
  const { network } = await follow([
    answer(resetPassword, refuse(400, 'validation', 'Bad', { newPassword: 'is too easy to guess; choose another' })),
  ])
  await choose('password1')
  expect(await screen.findByText('Your new password is too easy to guess; choose another.')).toBeTruthy()

  network.answer(resetPassword, refuse(400, 'bad_request', 'This link has already been used or is older than an hour.'))
  await choose('!')
  expect(await screen.findByText('This link has already been used or is older than an hour.')).toBeTruthy()
})
