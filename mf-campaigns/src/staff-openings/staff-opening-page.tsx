import { editedOpening } from '@nukkad/contracts/endpoints/site/opening-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { OpeningRecord } from './opening-record.tsx'

function StaffOpening() {
  const api = useApi()
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['staff-opening', id],
    queryFn: async ({ signal }) => (await api.call(editedOpening, { params: { id } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.staffOpenings()}>All openings</Link>
      </p>
      <Loaded what="The opening" query={query}>
        {(opening) => (
          <>
            <header className={styles.head}>
              <h1>{opening.title}</h1>
              {opening.isPublished && <a href={hrefs.careers(id)}>View page</a>}
            </header>
            <OpeningRecord opening={opening} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Opening', StaffOpening)
