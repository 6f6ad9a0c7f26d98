import { editedQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../../parts/staff/loaded.tsx'
import styles from '../../parts/staff/staff.module.css'
import { QuestionnaireRecord } from './questionnaire-record.tsx'

function Questionnaire() {
  const api = useApi()
  const { slug = '' } = useParams()
  const query = useQuery({
    queryKey: ['editor-gifts', slug],
    queryFn: async ({ signal }) => (await api.call(editedQuestionnaire, { params: { slug } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.editorGifts()}>The gift finder</Link>
      </p>
      <Loaded what="The questions" query={query}>
        {(questionnaire) => (
          <>
            <header className={styles.head}>
              <h1>{questionnaire.content.title}</h1>
              {questionnaire.isPublished && <a href={hrefs.giftFinder(slug)}>View page</a>}
            </header>
            <QuestionnaireRecord key={slug} first={questionnaire} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Questions of the gift finder', Questionnaire, 'editor')
