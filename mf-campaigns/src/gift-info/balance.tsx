import { giftCardBalance } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { formatDay, formatRupees, hrefs, Link, useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import gifts from '../parts/gifts/gifts.module.css'
import styles from './gift-info.module.css'

/** The balance of a card that is not in a wallet yet, looked up by its code. */
export function Balance() {
  const api = useApi()
  const [code, setCode] = useState('')
  const [inputError, setInputError] = useState<string>()
  const asking = useMutation({
    mutationFn: async (text: string) => (await api.call(giftCardBalance, { body: { code: text } })).data,
  })
  function ask() {
    const isEmpty = !/[a-z0-9]/i.test(code)
    setInputError(isEmpty ? 'Enter the code from the email or message.' : undefined)
    if (!isEmpty && !asking.isPending) asking.mutate(code)
  }
  return (
    <section aria-labelledby="balance" className={styles.narrow}>
      <h2 id="balance" className={gifts.subtitle}>
        Check your balance
      </h2>
      <form
        method="post"
        noValidate
        className={styles.balance}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextField
          label="Gift card code"
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={inputError ?? asking.error?.message}
          onChange={(event) => {
            setCode(event.target.value)
            setInputError(undefined)
            asking.reset()
          }}
        />
        <Button type="submit" variant="secondary" size={48} busy={asking.isPending}>
          Look
        </Button>
      </form>
      <p role="status">
        {asking.data && (
          <>
            {formatRupees(asking.data.amount)}, good until {formatDay(asking.data.expires)}.{' '}
            <Link to={hrefs.wallet()}>Add to your wallet</Link>
          </>
        )}
      </p>
    </section>
  )
}
