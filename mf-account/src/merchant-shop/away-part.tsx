import { changeAway, mostDaysAway, type OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { formatLongDay, hrefs, Link, useApi } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { DateField } from '@nukkad/ui/date-field'
import { TextField } from '@nukkad/ui/text-field'
import type { Check } from '../parts/product/product-facts.ts'
import styles from './merchant-shop.module.css'
import { type PartFacts, ShopPart } from './shop-part.tsx'

type AwayName = 'from' | 'until' | 'words'

const oneDay = 86_400_000
const daysOf = ({ from, until }: PartFacts<AwayName>) => (Date.parse(until) - Date.parse(from)) / oneDay + 1

const checksOfAway = (facts: PartFacts<AwayName>): readonly Check[] => {
  const { from, until, words } = facts
  return [
    ['from', from === '' && (until !== '' || words.trim() !== ''), 'Choose the first day.'],
    ['until', until === '' && from !== '', 'Choose the last day.'],
    ['until', until !== '' && from !== '' && until < from, 'The last day is before the first.'],
    ['until', daysOf(facts) > mostDaysAway, `At most ${mostDaysAway} days; for longer, take your products off sale.`],
  ]
}

/** When the merchant sends nothing. */
export function AwayPart({ shop: { away } }: { readonly shop: OwnShop }) {
  const api = useApi()
  const today = dayInIndia(Date.now())
  return (
    <ShopPart<AwayName>
      title="Closed for a while"
      lead={<Lead away={away} today={today} />}
      part="away"
      before={{ from: away.from ?? '', until: away.until ?? '', words: away.words }}
      checks={checksOfAway}
      send={({ from, until, words }) =>
        api.call(changeAway, {
          body: { from: from || null, until: until || null, words: words.trim(), version: away.version },
        })
      }
      submit="Save the days"
      saved="Saved. Delivery days are counted anew at once."
      fields={(typed, { from, until }) => {
        const [first, last] = [typed('from'), typed('until')]
        return (
          <>
            <div className={styles.pair}>
              <DateField label="First day" optional value={from} error={first.error} onChange={first.onValue} />
              <DateField
                label="Last day"
                optional
                min={today}
                value={until}
                error={last.error}
                onChange={last.onValue}
              />
            </div>
            <TextField
              label="A sentence for shoppers"
              optional
              hint="Such as: we are at a wedding, and back with new colours"
              maxLength={160}
              value={typed('words').value}
              error={typed('words').error}
              onChange={typed('words').onChange}
            />
            {(from !== '' || until !== '') && (
              <div>
                <Button
                  variant="quiet"
                  size={40}
                  onClick={() => {
                    first.onValue('')
                    last.onValue('')
                    typed('words').onValue('')
                  }}
                >
                  Remove the days
                </Button>
              </div>
            )}
          </>
        )
      }}
    />
  )
}

function Lead({ away: { from, until }, today }: { readonly away: OwnShop['away']; readonly today: string }) {
  return (
    <>
      {from !== null && until !== null && (
        <p className={styles.notice}>
          {from <= today
            ? `You are away until ${formatLongDay(until)}.`
            : `You will be away from ${formatLongDay(from)} to ${formatLongDay(until)}.`}
        </p>
      )}
      <p>
        Your products stay on sale. Shoppers read when you send again, and delivery days count from your return. Orders
        already placed keep their days: please send{' '}
        <Link to={hrefs.merchantOrders()} className={styles.link}>
          what is waiting
        </Link>{' '}
        before you leave.
      </p>
    </>
  )
}
