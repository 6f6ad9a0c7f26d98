import { createBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { listBallots } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { formatDay, formatNumber, Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'

const kinds = [
  { value: 'poll', label: 'A poll' },
  { value: 'award', label: 'An award of this year' },
]
const thisYear = () => new Date().getFullYear()

function StaffPolls() {
  const api = useApi()
  const [kind, setKind] = useState('poll')
  const query = useQuery({
    queryKey: ['staff-ballot', 'all'],
    queryFn: async ({ signal }) => (await api.call(listBallots, {}, { signal })).data,
  })
  // Awards recur every year, so their ids contain the year.
  const idOf = (slug: string) => (kind === 'award' ? `awards-${thisYear()}-${slug}` : slug)
  const create = (slug: string, title: string) =>
    api.call(createBallot, {
      body: { id: idOf(slug), title, ...(kind === 'award' && { award: { category: slug, year: thisYear() } }) },
    })
  return (
    <Page className={styles.page}>
      <h1>Polls and awards</h1>
      <div className={styles.pair}>
        <SelectField
          label="What is it?"
          value={kind}
          options={kinds}
          onChange={({ target }) => setKind(target.value)}
        />
        <NewRecordForm
          label="Its question or title"
          hint="It is not visible until you publish it"
          create={create}
          hrefOf={(slug) => `${staffHrefs.staffPolls(idOf(slug))}?tab=vote`}
        />
      </div>
      <Loaded what="The votes" query={query}>
        {(ballots) => (
          <ul className={styles.rows}>
            {ballots.map(({ id, kind: of, title, total, endsAt, isOver, isPublished }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={staffHrefs.staffPolls(id)}>{title}</Link>{' '}
                  {of === 'award' && <Badge tone="offer">Award</Badge>} {!isPublished && <Badge>Not published</Badge>}
                  {isPublished && isOver && <Badge tone="night">Ended</Badge>}
                </span>
                <span>
                  {formatNumber(total)} {total === 1 ? 'vote' : 'votes'}
                  {endsAt && `, ${isOver ? 'ended' : 'ends'} on ${formatDay(endsAt)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Polls and awards', StaffPolls)
