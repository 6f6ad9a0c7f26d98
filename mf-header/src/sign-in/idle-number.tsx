import { phoneStartFresh } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import { useApi, useCartId } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import { refusalOfSignIn } from '../parts/refusal.ts'
import type { WayProps } from './way.ts'

interface IdleNumberProps extends Pick<WayProps, 'onSession'> {
  readonly token: string
  readonly onOther: () => void
}

/**
 * A verified number that has long been unused: its old account is not opened by the number alone, which may have a new
 * owner.
 */
export function IdleNumber({ token, onSession, onOther }: IdleNumberProps) {
  const api = useApi()
  const { cartId } = useCartId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      onSession((await api.call(phoneStartFresh, { body: { token, ...(cartId ? { cartId } : {}) } })).data, 'otp')
    } catch (error) {
      setProblem(refusalOfSignIn(error).form)
      setIsBusy(false)
    }
  }

  return (
    <Form
      submit="Create a new account"
      busy={isBusy}
      error={problem}
      onSubmit={begin}
      after={
        <Button variant="quiet" size={40} onClick={onOther}>
          Sign in with my email
        </Button>
      }
    >
      <p>
        This number has not been used here for more than ninety days, and numbers change hands. Is the old account
        yours? Sign in with its email or password, and the number works again.
      </p>
      <p>Or create a new account with it. Everything in the old account stays there.</p>
    </Form>
  )
}
