import { editedForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useApi, useNavigate, useParams, useQuery, useSearchParams } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { Tabs } from '@nukkad/ui/tabs'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { FormAnswers } from './form-answers.tsx'
import { FormRecord } from './form-record.tsx'

/** One form: its answers, and its questions. */
function StaffForm() {
  const api = useApi()
  const go = useNavigate()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const tab = search.get('tab') === 'form' ? 'form' : 'answers'
  const query = useQuery({
    queryKey: ['staff-form', id],
    queryFn: async ({ signal }) => (await api.call(editedForm, { params: { id } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.staffForms()}>All forms</Link>
      </p>
      <Loaded what="The form" query={query}>
        {(form) => (
          <>
            <header className={styles.head}>
              <h1>{form.title}</h1>
              {form.isPublished && <a href={hrefs.form(id)}>View page</a>}
            </header>
            <Tabs
              label="Parts of the form"
              value={tab}
              onChange={(to) =>
                go(`${staffHrefs.staffForms(id)}${to === 'form' ? '?tab=form' : ''}`, { replace: true })
              }
              tabs={[
                { id: 'answers', label: 'Answers', content: <FormAnswers id={id} /> },
                { id: 'form', label: 'The form', content: <FormRecord form={form} /> },
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Form', StaffForm)
