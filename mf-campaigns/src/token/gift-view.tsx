import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { Link, useNotify } from '@nukkad/platform'
import { copyText } from '@nukkad/platform/copying'
import { Button, ButtonLink } from '@nukkad/ui/button'
import styles from './token.module.css'

const leads = { coupon: 'Spend it in the shop', perks: 'See it in your wallet', page: 'Go there' } as const

interface GiftViewProps {
  readonly title: string
  readonly gift: NonNullable<TokenView['gift']>
}

/** What the token gave, for the user who redeemed it, on every later visit. */
export function GiftView({ title, gift }: GiftViewProps) {
  const notify = useNotify()
  const copy = async (code: string) => {
    if (await copyText(code)) notify(`${code} copied. Enter it at checkout.`)
    else notify(`Your browser did not let us copy. The code is ${code}.`)
  }
  const { code } = gift
  return (
    <>
      <p className={styles.kicker}>It’s yours</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line} role="status">
        {gift.kind === 'perks' ? 'The perks are in your wallet. ' : ''}
        {gift.text}
      </p>
      {code && (
        <p className={styles.take}>
          <code className={styles.code} translate="no">
            {code}
          </code>
          <Button variant="secondary" onClick={() => copy(code)}>
            Copy the code
          </Button>
        </p>
      )}
      <ButtonLink href={gift.href} linkAs={Link}>
        {leads[gift.kind]}
      </ButtonLink>
    </>
  )
}
