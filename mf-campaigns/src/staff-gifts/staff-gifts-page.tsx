import { createGiftTag, giftTags } from '@nukkad/contracts/endpoints/shop/gift-tags'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useNavigate, useQuery, useSearchParams } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { Tabs } from '@nukkad/ui/tabs'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import { NewRecordForm } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'
import { counted } from './counted.ts'
import { Occasions } from './occasions.tsx'

/** Tags have a lower length limit than slugs. */
const tagOf = (slug: string) => slug.slice(0, 40).replace(/-$/, '')

/** The tags that questions and products share. */
function TagsOfGifts() {
  const api = useApi()
  const query = useQuery({
    queryKey: ['editor-gift-tags', 'all'],
    queryFn: async ({ signal }) => (await api.call(giftTags, {}, { signal })).data,
  })
  return (
    <div className={styles.record}>
      <NewRecordForm
        label="A new tag"
        hint="A word shared by an answer and a product, such as ‘For the monsoon’"
        create={(tag, label) => api.call(createGiftTag, { body: { tag: tagOf(tag), label } })}
        hrefOf={(tag) => staffHrefs.editorGiftTag(tagOf(tag))}
      />
      <Loaded what="The tags" query={query}>
        {(all) => (
          <ul className={styles.rows}>
            {all.map(({ tag, label, inStock, usedIn }) => (
              <li key={tag} className={styles.row}>
                <span>
                  <Link to={staffHrefs.editorGiftTag(tag)}>{label}</Link>{' '}
                  {inStock === 0 && <Badge tone="offer">Nothing in stock</Badge>}
                </span>
                <span>
                  {counted(inStock, 'product')} in stock;{' '}
                  {usedIn.length === 0 ? 'no question uses it' : `asked for in ${usedIn.join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function StaffGifts() {
  const go = useNavigate()
  const [search] = useSearchParams()
  return (
    <Page className={styles.page}>
      <h1>The gift finder</h1>
      <Tabs
        label="Parts of the gift finder"
        value={search.get('tab') === 'tags' ? 'tags' : 'questions'}
        onChange={(to) => go(`${staffHrefs.editorGifts()}${to === 'tags' ? '?tab=tags' : ''}`, { replace: true })}
        tabs={[
          { id: 'questions', label: 'Questions', content: <Occasions /> },
          { id: 'tags', label: 'Tags', content: <TagsOfGifts /> },
        ]}
      />
    </Page>
  )
}

export const screen = defineStaffScreen('The gift finder', StaffGifts, 'editor')
