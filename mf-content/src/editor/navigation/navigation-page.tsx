import type { NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import frame from '@nukkad/editor/editor.module.css'
import { defineScreen, Link, useApi, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Chip } from '@nukkad/ui/chip'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { EditorGuard } from '../staff/editor-guard.tsx'
import { EditorSkeleton, Rows } from '../staff/editor-skeleton.tsx'
import { editedNavigationQuery } from './navigation.queries.ts'
import { NavigationEditor } from './navigation-editor.tsx'

const lists: readonly { readonly name: NavList; readonly title: string }[] = [
  { name: 'desktop', title: 'Large screens' },
  { name: 'mobile', title: 'Phones' },
  { name: 'footer', title: 'Footer' },
  { name: 'account', title: 'Account menu' },
]

function Menus() {
  const [search] = useSearchParams()
  const list = lists.find(({ name }) => name === search.get('list'))?.name ?? 'desktop'
  const { data, error, refetch } = useQuery(editedNavigationQuery(useApi(), list))
  return (
    <Page className={frame.page}>
      <h1 className={frame.title}>Menus</h1>
      <nav aria-label="Which menu">
        <ul className={frame.states}>
          {lists.map(({ name, title }) => (
            <li key={name}>
              <Chip
                href={`${staffHrefs.editorNavigation()}${name === 'desktop' ? '' : `?list=${name}`}`}
                linkAs={Link}
                isSelected={name === list}
              >
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {!data && !error && <Rows />}
      {!data && error && <LoadFailure what="The menu" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data && <NavigationEditor key={list} list={list} begun={data} />}
    </Page>
  )
}

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Menus | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: () => <EditorGuard>{() => <Menus />}</EditorGuard>,
})
