import { joinAccess } from '@nukkad/contracts/endpoints/access/access-member'
import { formatTime, useApi, useMutation, useQuery, useQueryClient } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QrCode } from '../../parts/qr/qr-code.tsx'
import styles from './card.module.css'
import { cardQuery } from './card.queries.ts'
import { presentCode } from './present-code.ts'

interface MemberCodeProps {
  /** the offer that the code is for, if there is one */
  readonly offer?: string
  readonly children?: ReactNode
}

/** The member's card: first joining, then the code of the current half minute as QR and digits. */
export function MemberCode({ offer, children }: MemberCodeProps) {
  const api = useApi()
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(cardQuery(api, offer))
  const joining = useMutation({
    mutationFn: () => api.call(joinAccess, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ['access-card'] }),
  })
  // Uses from before the card was opened are not announced.
  const known = useRef<string | null | undefined>(undefined)
  if (data && known.current === undefined) known.current = data.card.latest?.id ?? null
  if (isPending) return <Skeleton kind="block" height="18rem" />
  if (!data) return <LoadFailure what="Your card" isAway={isAway(error)} onRetry={() => void refetch()} />
  const { card } = data
  if (!card.isMember) {
    return (
      <div className={styles.invite}>
        <p>
          <b>{card.name ? `${card.name}, you are one tap away.` : 'You are one tap away.'}</b> Joining is free, and this
          is all it takes.
        </p>
        <Button wide size={56} busy={joining.isPending} onClick={() => joining.mutate()}>
          Join, free
        </Button>
        {joining.error && <p role="alert">{joining.error.message}</p>}
      </div>
    )
  }
  const used = card.latest && card.latest.id !== known.current && !card.latest.undoneAt ? card.latest : null
  if (used) {
    return (
      <div className={styles.done} role="status">
        <p className={styles.doneTitle}>Enjoy it, {card.name}</p>
        <p>
          {used.offer.title} at {used.place}, {formatTime(used.usedAt)}
        </p>
      </div>
    )
  }
  return (
    <section className={styles.card} aria-label="Your code">
      <Present card={card} cameAt={data.cameAt} />
      <p className={styles.small}>
        Show it at the counter. If they type it, they also ask for the last four digits of your{' '}
        {card.tail?.of === 'phone' ? 'phone number' : 'card'}: <b>{card.tail?.digits}</b>
      </p>
      {children}
    </section>
  )
}

function Present({ card, cameAt }: { readonly card: Parameters<typeof shown>[0]; readonly cameAt: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return shown(card, Math.max(0, now - cameAt))
}

function shown(card: { readonly name: string; readonly codes: Parameters<typeof presentCode>[0] }, since: number) {
  const present = presentCode(card.codes, since)
  if (!present) return <p role="status">Waiting for the connection. A new code appears automatically.</p>
  const { code, qr } = present.code
  return (
    <>
      <QrCode qr={qr} title={`QR code of the card of ${card.name}`} className={styles.qr} />
      <p className={styles.code} data-code={code} translate="no">
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <p className={styles.small}>New code in {present.seconds} s</p>
    </>
  )
}
