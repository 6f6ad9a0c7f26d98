import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { formatDay, formatTime, hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { useLostPerson } from '../parts/people/use-lost-person.ts'
import styles from '../parts/team/team.module.css'
import { peopleQuery } from '../parts/team/team.queries.ts'
import { Invitation, Invite } from './invitation.tsx'
import { PersonRow } from './person-row.tsx'

/** Who acts for a merchant, who is invited, and inviting somebody else. */
export function SellMerchantScreen() {
  const { slug = '' } = useParams()
  const query = useQuery(peopleQuery(useApi(), slug))
  const { data, error, isError } = query
  if (!data) {
    if (isAbsent(error)) return <EmptyState level={1} title="This merchant does not exist" action={<AllMerchants />} />
    if (!isError) return <BackOfficeRows />
    return <LoadFailure what="The merchant" isAway={isAway(error)} onRetry={() => void query.refetch()} />
  }
  return <People slug={slug} data={data} />
}

interface PeopleProps {
  readonly slug: string
  readonly data: MerchantPeople
}

function People({ slug, data: { merchant, people, invitations, changed } }: PeopleProps) {
  const { left, peopleList, invitedList } = useLostPerson(people, invitations)
  return (
    <div className={styles.stack}>
      <p>
        <AllMerchants />
      </p>
      <header className={styles.head}>
        <h1>{merchant.name}</h1>
        <Link to={hrefs.merchant(slug)}>Page in the shop</Link>
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <section className={styles.box} aria-labelledby="people">
            <h2 ref={left} tabIndex={-1} id="people">
              People
            </h2>
            {people.length === 0 && <p>Nobody acts for {merchant.name}: nobody sees its orders.</p>}
            <ul ref={peopleList} tabIndex={-1} className={styles.list}>
              {people.map((person) => (
                <PersonRow key={person.id} slug={slug} person={person} isLast={people.length === 1} />
              ))}
            </ul>
          </section>
          {invitations.length > 0 && (
            <section className={styles.box} aria-labelledby="invitations">
              <h2 id="invitations">Invited</h2>
              <ul ref={invitedList} tabIndex={-1} className={styles.list}>
                {invitations.map((invitation) => (
                  <Invitation key={invitation.id} slug={slug} invitation={invitation} />
                ))}
              </ul>
            </section>
          )}
          {changed && (
            <p className={styles.quiet}>
              Last changed by {changed.by}, {formatDay(changed.at)}, {formatTime(changed.at)}
            </p>
          )}
        </div>
        <Invite slug={slug} name={merchant.name} />
      </div>
    </div>
  )
}

const AllMerchants = () => <Link to={hrefs.sellMerchants()}>All merchants</Link>
