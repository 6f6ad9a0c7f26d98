import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './gift-cards.module.css'
import { useAddCard } from './wallet.queries.ts'

/** Formats a code in groups of four, as printed, and drops any other characters. */
const grouped = (text: string) =>
  (
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join(' ')

/** 'Add a gift card': accepts a code with spaces, dashes and lower case letters. */
export function AddCard({ userId }: { readonly userId: string | undefined }) {
  const [code, setCode] = useState('')
  const [inputError, setInputError] = useState<string>()
  const adding = useAddCard(userId)

  function add() {
    if (adding.isPending) return
    const isEmpty = grouped(code) === ''
    setInputError(isEmpty ? 'Enter the 16-character code from the email or message.' : undefined)
    if (isEmpty) return
    adding.mutate(code, { onSuccess: () => setCode('') })
  }
  return (
    <form
      method="post"
      noValidate
      className={styles.add}
      aria-label="Add a gift card"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>Add a gift card</h3>
      <TextField
        label="Gift card code"
        hint="Spaces, dashes and lower case are fine."
        error={inputError ?? adding.error?.message}
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        className={styles.code}
        onChange={(event) => {
          setCode(event.target.value)
          setInputError(undefined)
          adding.reset()
        }}
        onBlur={() => setCode(grouped)}
      />
      <Button type="submit" size={48} busy={adding.isPending}>
        Add to the wallet
      </Button>
    </form>
  )
}
