import { listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { createForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { formatDay, formatNumber, Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'

function StaffForms() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['staff-form', 'all'],
    queryFn: async ({ signal }) => (await api.call(listForms, {}, { signal })).data,
  })
  return (
    <Page className={styles.page}>
      <h1>Forms and their answers</h1>
      <NewRecordForm
        label="New form"
        hint="Enter a title; it is not visible until you publish it"
        create={(id, title) => api.call(createForm, { body: { id, title } })}
        hrefOf={(id) => `${staffHrefs.staffForms(id)}?tab=form`}
      />
      <Loaded what="The forms" query={query}>
        {(forms) => (
          <ul className={styles.rows}>
            {forms.map(({ id, title, answers, newestAt, keepDays, isPublished, endsAt }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Link to={staffHrefs.staffForms(id)}>{title}</Link> {!isPublished && <Badge>Not published</Badge>}
                  {isPublished && endsAt && Date.parse(endsAt) <= Date.now() && <Badge tone="night">Ended</Badge>}
                </span>
                <span>
                  {id}: {formatNumber(answers)} {answers === 1 ? 'answer' : 'answers'}
                  {newestAt && `, the last on ${formatDay(newestAt)}`}; kept {keepDays} days
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Forms', StaffForms)
