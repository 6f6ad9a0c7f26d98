import { cityOf } from '@nukkad/contracts'
import { createOpening, staffOpenings } from '@nukkad/contracts/endpoints/site/opening-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { formatDay, Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'

function StaffOpenings() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['staff-opening', 'all'],
    queryFn: async ({ signal }) => (await api.call(staffOpenings, {}, { signal })).data,
  })
  return (
    <Page className={styles.page}>
      <h1>Job openings</h1>
      <NewRecordForm
        label="New opening"
        hint="Enter a title; it is not visible until you publish it"
        create={(id, title) => api.call(createOpening, { body: { id, title } })}
        hrefOf={(id) => staffHrefs.staffOpenings(id)}
      />
      <p>
        Applicants fill in the form <Link to={staffHrefs.staffForms('careers')}>careers</Link>.
      </p>
      <Loaded what="The openings" query={query}>
        {(openings) => (
          <ul className={styles.rows}>
            {openings.map(({ id, title, team, city, closesAt, isPublished }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={staffHrefs.staffOpenings(id)}>{title}</Link> {!isPublished && <Badge>Not published</Badge>}
                  {closesAt && Date.parse(closesAt) <= Date.now() && <Badge tone="night">Closed</Badge>}
                </span>
                <span>
                  {team && `${team}, `}
                  {city ? (cityOf(city)?.name ?? city) : 'anywhere'}
                  {closesAt && `, until ${formatDay(closesAt)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Openings', StaffOpenings)
