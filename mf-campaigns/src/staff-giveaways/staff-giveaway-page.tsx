import { editedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { DrawPanel } from './draw-panel.tsx'
import { GiveawayRecord } from './giveaway-record.tsx'

/** One giveaway: its terms, and its draw. */
function StaffGiveaway() {
  const api = useApi()
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['staff-giveaway', id],
    queryFn: async ({ signal }) => (await api.call(editedGiveaway, { params: { id } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.staffGiveaways()}>All giveaways</Link>
      </p>
      <Loaded what="The giveaway" query={query}>
        {(giveaway) => (
          <>
            <header className={styles.head}>
              <h1>{giveaway.title}</h1>
              {giveaway.isPublished && <a href={hrefs.giveaways()}>View page</a>}
            </header>
            <DrawPanel giveaway={giveaway} onDrawn={() => void query.refetch()} />
            <GiveawayRecord key={giveaway.draw.drawnAt} giveaway={giveaway} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Giveaway', StaffGiveaway)
