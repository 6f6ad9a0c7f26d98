import { linkBatches } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { useApi, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { BatchCard } from './batch-card.tsx'
import { NewLinksForm } from './new-links-form.tsx'

/** Private links, which only their recipients know, by batch. */
function StaffLinks() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['staff-links'],
    queryFn: ({ signal }) => api.call(linkBatches, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Page className={styles.page}>
      <h1>Private links and tokens</h1>
      <Loaded what="The links" query={query}>
        {({ data, pages }) => (
          <>
            <NewLinksForm pages={pages} onMade={() => void query.refetch()} />
            {data.length === 0 && <p>No links yet.</p>}
            <ul className={styles.rows}>
              {data.map((batch) => (
                <BatchCard key={batch.id} batch={batch} onChanged={() => void query.refetch()} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Private links', StaffLinks)
