import { createGiveaway, staffGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { formatDay, formatNumber, Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'

function StaffGiveaways() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['staff-giveaway', 'all'],
    queryFn: async ({ signal }) => (await api.call(staffGiveaways, {}, { signal })).data,
  })
  return (
    <Page className={styles.page}>
      <h1>Giveaways</h1>
      <NewRecordForm
        label="New giveaway"
        hint="Its secret number is created now; the giveaway is not visible until you publish it"
        create={(id, title) => api.call(createGiveaway, { body: { id, title } })}
        hrefOf={(id) => staffHrefs.staffGiveaways(id)}
      />
      <Loaded what="The giveaways" query={query}>
        {(all) => (
          <ul className={styles.rows}>
            {all.map(({ id, title, startsAt, endsAt, isPublished, entries, drawnAt }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={staffHrefs.staffGiveaways(id)}>{title}</Link> {!isPublished && <Badge>Not published</Badge>}
                  {drawnAt && <Badge tone="success">Drawn</Badge>}
                  {isPublished && !drawnAt && Date.parse(endsAt) <= Date.now() && (
                    <Badge tone="warning">Ready to draw</Badge>
                  )}
                </span>
                <span>
                  {formatDay(startsAt)} to {formatDay(endsAt)}; {formatNumber(entries)}{' '}
                  {entries === 1 ? 'entry' : 'entries'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Giveaways', StaffGiveaways)
