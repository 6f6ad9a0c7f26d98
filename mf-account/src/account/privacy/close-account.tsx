import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { formatDay, hrefs, Link, useApi, useNavigate, useNotify, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useState } from 'react'
import styles from '../account.module.css'
import { type Closing, closingQuery } from '../account.queries.ts'
import { CodeDialog } from './late-code-dialog.tsx'

/** Closes the account: first says what will be lost, then asks for a fresh code as proof of identity. */
export function CloseAccount({ userId }: { readonly userId: string }) {
  const api = useApi()
  const go = useNavigate()
  const notify = useNotify()
  const { end } = useSession()
  const closing = useQuery(closingQuery(api, userId))
  const [isSure, setSure] = useState(false)
  if (closing.isError && !closing.data)
    return <LoadFailure what="Account deletion" isAway={isAway(closing.error)} onRetry={() => void closing.refetch()} />
  return (
    <Section title="Delete your account">
      {closing.data ? <Lost closing={closing.data} /> : <Skeleton lines={4} />}
      {closing.data?.refusal === null && (
        <div className={styles.actions}>
          <Button variant="danger" size={48} onClick={() => setSure(true)}>
            Delete my account
          </Button>
        </div>
      )}
      {isSure && (
        <CodeDialog
          title="Delete your account"
          purpose="closing"
          submit="Delete it"
          onClose={() => setSure(false)}
          onCode={async (code) => {
            const { data } = await api.call(closeAccount, { body: { code } })
            setSure(false)
            // The session has already ended on the server; this clears what the browser kept of it.
            await end().catch(() => undefined)
            notify(`Your account is closed. To reopen it, sign in before ${formatDay(data.until)}.`)
            go(hrefs.home(), { asks: false })
          }}
        />
      )}
    </Section>
  )
}

function Lost({ closing }: { readonly closing: Closing }) {
  const { refusal, balances, ends, waits, daysToUndo } = closing
  if (refusal)
    return (
      <p>
        {refusal}{' '}
        <Link to={hrefs.support()} className={styles.link}>
          Write to us
        </Link>
        .
      </p>
    )
  return (
    <>
      <p>
        Your account is closed at once, and you are signed out everywhere. You can reopen it by signing in within{' '}
        {daysToUndo} days. After that, we erase all personal data: profile, reviews, comments, saves, addresses,
        searches. Orders are kept without your name, and invoices for as long as tax law requires. Gifts you gave still
        arrive. Pictures and videos on pages of the site stay there, without your name.
      </p>
      <Notices title="What you will lose:" of={[...balances, ...ends]} />
      <Notices title="What will still be completed:" of={waits} />
    </>
  )
}

function Notices({ title, of }: { readonly title: string; readonly of: Closing['waits'] }) {
  if (of.length === 0) return null
  return (
    <div className={styles.notices}>
      <p>{title}</p>
      <ul className={styles.lost}>
        {of.map(({ title: what, text }) => (
          <li key={`${what} ${text}`}>
            <strong>{what}</strong>: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
