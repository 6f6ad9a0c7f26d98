import { findGiftCards, type SupportedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import { useApi, useMutation } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { Page } from '@nukkad/ui/page'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import styles from '../parts/staff/staff.module.css'
import { SupportedCard } from './supported-card.tsx'

/** The shortest text that the API accepts. */
const shortest = 4

/** Where support finds gift cards, and makes expired ones valid again. */
function StaffGiftCards() {
  const api = useApi()
  const [of, setOf] = useState('')
  const [isTried, setTried] = useState(false)
  const [cards, setCards] = useState<readonly SupportedGiftCard[] | null>(null)
  const finding = useMutation({
    mutationFn: () => api.call(findGiftCards, { body: { of: of.trim() } }),
    onSuccess: ({ data }) => setCards(data),
  })
  const isTooShort = of.trim().length < shortest
  const changed = (card: SupportedGiftCard) =>
    setCards((now) => now?.map((each) => (each.id === card.id ? card : each)) ?? null)
  return (
    <Page className={styles.page}>
      <h1>Gift cards</h1>
      <div className={styles.narrow}>
        <Form
          submit="Find"
          busy={finding.isPending}
          onSubmit={() => {
            setTried(true)
            if (!isTooShort) finding.mutate()
          }}
        >
          <TextField
            label="Code, email address or phone number"
            hint="Of the person who received the card, bought it, or has it in their wallet"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={of}
            error={isTried && isTooShort ? 'Enter a code, an email address or a phone number' : finding.error?.message}
            onChange={({ target }) => setOf(target.value)}
          />
        </Form>
      </div>
      <p role="status" className={styles.quiet}>
        {cards && found(cards.length)}
      </p>
      {cards && cards.length > 0 && (
        <ul className={styles.items} aria-label="Gift cards">
          {cards.map((card) => (
            <SupportedCard key={card.id} card={card} onChanged={changed} />
          ))}
        </ul>
      )}
    </Page>
  )
}

const found = (count: number) =>
  count === 0 ? 'No gift card was found.' : count === 1 ? 'One gift card' : `${count} gift cards`

export const screen = defineStaffScreen('Gift cards', StaffGiftCards, 'editor')
