import type { Affiliate } from '@nukkad/contracts/endpoints/campaigns/affiliates'
import { formatDay, formatRupees, hrefs, useApi, useNotify, useOrigin, useQuery, useSession } from '@nukkad/platform'
import { copyText } from '@nukkad/platform/copying'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { IconCopy } from '@nukkad/ui/icons'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import styles from './programme.module.css'
import { ownLinksQuery } from './programmes.queries.ts'

/** The signed-in user's affiliate links and what they earned; nothing for users without links. */
export function OwnLinks() {
  const { user } = useSession()
  return user && <LinksOf userId={user._id} />
}

function LinksOf({ userId }: { readonly userId: string }) {
  const links = useQuery(ownLinksQuery(useApi(), userId))
  // Most users have none, so nothing is shown until the answer is known.
  if (links.isPending || links.data?.length === 0) return null
  return (
    <Section title="Your links">
      {links.isError && (
        <LoadFailure what="Your links" isAway={isAway(links.error)} onRetry={() => void links.refetch()} />
      )}
      <ul className={styles.links}>
        {links.data?.map((link) => (
          <OneLink key={link.code} link={link} />
        ))}
      </ul>
    </Section>
  )
}

function OneLink({ link }: { readonly link: Affiliate }) {
  const notify = useNotify()
  const origin = useOrigin()
  const address = `${origin}${hrefs.shop()}?aff_id=${encodeURIComponent(link.code)}`
  const facts = [
    ['Orders', String(link.orders)],
    ['Earned', formatRupees(link.earned)],
    ['Deducted', formatRupees(link.taken_back)],
    ['Paid to you', formatRupees(link.paid_out)],
    ['Payable now', formatRupees(link.payable)],
  ] as const
  async function copy() {
    if (await copyText(address)) notify('Link copied.')
    else notify('It could not be copied. Press and hold the link instead.', { tone: 'error' })
  }
  return (
    <li className={styles.link}>
      <div className={styles.address}>
        <code>{address}</code>
        <Button variant="secondary" size={40} onClick={copy} aria-label={`Copy the link of ${link.name}`}>
          <IconCopy size={18} aria-hidden="true" /> Copy
        </Button>
      </div>
      <p className={styles.rule}>
        {link.name}: {link.percent} % of what stays with buyers
        {link.ends_at ? `, until ${formatDay(link.ends_at)}` : ''}.
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
