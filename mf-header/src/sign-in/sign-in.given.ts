import { otpSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { type Answer, answer, aUser, renderFixture } from '@nukkad/platform/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

export const givenSession = (parts: { created?: boolean; cartId?: string | null } = {}) => ({
  data: {
    user: aUser(),
    jwt_token: { access_token: 'fresh', expiresAt: Date.now() + 900_000 },
    cartId: parts.cartId === undefined ? '41' : parts.cartId,
    created: parts.created ?? false,
  },
})
/** The response to a request for a code by email. */
export const codeSent = answer(otpSignIn, { data: { resendAfterSeconds: 30, expiresInSeconds: 300 } })

/** The dialog, opened on a page by a sign-in request. */
export async function openSignIn(
  answers: Answer[],
  options: { path?: string; cartId?: string; returnTo?: string } = {},
) {
  const { returnTo, ...rest } = options
  const shown = await renderFixture(dialogs, { path: '/shop', ...rest, answers })
  await act(async () => shown.host.bus.request('sign-in', { reason: 'Sign in to buy.', returnTo }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  return shown
}

// A tab panel is labelled by its tab, which may have the same name as a field.
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })
export const type = (label: string, text: string) => userEvent.type(field(label), text)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
