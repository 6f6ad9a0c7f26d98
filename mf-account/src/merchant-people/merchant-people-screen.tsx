import type { OwnPeople } from '@nukkad/contracts/endpoints/merchants/own-people'
import { useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { useLostPerson } from '../parts/people/use-lost-person.ts'
import styles from '../parts/team/team.module.css'
import { Colleague } from './colleague.tsx'
import { Invitation, Invite } from './invitation.tsx'
import { Leave } from './leave.tsx'
import { ownPeopleQuery } from './merchant-people.queries.ts'

/** Who acts for the merchant, who is invited, and for owners inviting somebody else. */
export function MerchantPeopleScreen() {
  const { user } = useSession()
  const people = useQuery({ ...ownPeopleQuery(useApi()), enabled: user?.role === 'merchant' })
  const { data } = people
  return (
    <BackOfficePage
      title="People"
      skeleton={<BackOfficeRows />}
      lead="Everyone here sees your orders and products, and gets an email for every new order."
    >
      {() => {
        if (data) return <People data={data} />
        if (!people.isError) return <BackOfficeRows />
        return <LoadFailure what="Your people" isAway={isAway(people.error)} onRetry={() => void people.refetch()} />
      }}
    </BackOfficePage>
  )
}

function People({ data }: { readonly data: OwnPeople }) {
  const { people, invitations, isOwner, me } = data
  const { left, peopleList, invitedList } = useLostPerson(people, invitations)
  const owners = people.filter((one) => one.isOwner)
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={styles.box} aria-labelledby="people">
          <h2 ref={left} tabIndex={-1} id="people">
            Who acts for {data.merchant.name}
          </h2>
          <ul ref={peopleList} tabIndex={-1} className={styles.list}>
            {people.map((person) => (
              <Colleague
                key={person.id}
                person={person}
                isMe={person.id === me}
                mayChange={isOwner}
                isOnlyOwner={person.isOwner && owners.length === 1}
              />
            ))}
          </ul>
        </section>
        {invitations.length > 0 && (
          <section className={styles.box} aria-labelledby="invitations">
            <h2 id="invitations">Invited</h2>
            <ul ref={invitedList} tabIndex={-1} className={styles.list}>
              {invitations.map((invitation) => (
                <Invitation key={invitation.id} invitation={invitation} mayChange={isOwner} />
              ))}
            </ul>
          </section>
        )}
        {people.length > 1 && <Leave me={me} isOnlyOwner={isOwner && owners.length === 1} name={data.merchant.name} />}
      </div>
      {isOwner ? (
        <Invite />
      ) : (
        <p className={styles.quiet}>
          {owners.map(({ name }) => name).join(' and ')} can invite and remove people, as an owner of{' '}
          {data.merchant.name}.
        </p>
      )}
    </div>
  )
}
