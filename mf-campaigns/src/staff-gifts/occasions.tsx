import {
  type EditedOccasions,
  editedQuestionnaires,
  orderQuestionnaires,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Loaded } from '../parts/staff/loaded.tsx'
import { MovableList } from '../parts/staff/movable-list.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'
import { counted } from './counted.ts'
import { newQuestionnaire } from './questions/gift-questions.ts'

/** The gift finder's questionnaires by occasion, in the order visitors see them. */
export function Occasions() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['editor-gifts', 'all'],
    queryFn: async ({ signal }) => (await api.call(editedQuestionnaires, {}, { signal })).data,
    // Always edits the current order, not a cached one from an earlier visit of the page.
    gcTime: 0,
  })
  const begin = (slug: string, title: string) =>
    api.call(saveQuestionnaire, {
      params: { slug },
      body: { version: 0, isPublished: false, content: newQuestionnaire(title) },
    })
  return (
    <div className={styles.record}>
      <NewRecordForm
        label="New occasion"
        hint="Enter a title, such as ‘Onam gifts’; it is not visible until you publish it"
        create={begin}
        hrefOf={staffHrefs.editorGifts}
      />
      <Loaded what="The questions" query={query}>
        {(all) => <InOrder all={all} />}
      </Loaded>
    </div>
  )
}

const orderOf = ({ version, changed, occasions }: EditedOccasions) => ({
  version,
  changed,
  slugs: occasions.map(({ slug }) => slug),
})

function InOrder({ all }: { readonly all: EditedOccasions }) {
  const api = useApi()
  const editing = useRecord({
    queryKey: ['editor-gifts', 'order'],
    first: orderOf(all),
    read: async () => orderOf((await api.call(editedQuestionnaires, {})).data),
    save: async ({ slugs }, version) =>
      orderOf((await api.call(orderQuestionnaires, { body: { version, slugs } })).data),
  })
  const { slugs } = editing.draft
  // Occasions added in the meantime come last.
  const place = ({ slug }: { slug: string }) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length)
  const occasions = [...all.occasions].sort((a, b) => place(a) - place(b))
  return (
    <RecordFrame editing={editing}>
      <p className={styles.quiet}>Visitors see the published ones in this order.</p>
      <MovableList
        word="Occasion"
        items={occasions}
        keyOf={({ slug }) => slug}
        titleOf={({ title }) => title}
        headOf={({ slug, title }) => <Link to={staffHrefs.editorGifts(slug)}>{title}</Link>}
        isReorderOnly
        onChange={(next) => editing.change({ slugs: next.map(({ slug }) => slug) })}
      >
        {({ isPublished, lists }) => (
          <p className={styles.quiet}>
            {!isPublished && <Badge>Not published</Badge>} {counted(lists, 'list')} kept by people
          </p>
        )}
      </MovableList>
    </RecordFrame>
  )
}
