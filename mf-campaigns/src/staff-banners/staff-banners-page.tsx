import type { BannerRow } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useNavigate, useQuery, useSearchParams } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { citiesInWords } from '../parts/staff/cities-in-words.ts'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import filters from '../parts/staff/states.module.css'
import { bannerStates, periodOf, places, stateOf } from './banner-words.ts'
import { bannersQuery } from './banners.queries.ts'
import { FindBanner } from './find-banner.tsx'
import { NewBanner } from './new-banner.tsx'
import { bannersHref, matching, soughtIn } from './sought-banners.ts'

function StaffBanners() {
  const api = useApi()
  const query = useQuery(bannersQuery(api))
  return (
    <Page className={styles.page}>
      <h1>Banners and ads</h1>
      <NewBanner />
      <p className={styles.quiet}>
        Each is shown in one place, in chosen cities and for a set time. Editors manage navigation under Menus.
      </p>
      <Loaded what="The banners" query={query}>
        {(banners) => <Listed banners={banners} />}
      </Loaded>
    </Page>
  )
}

/** The banners of one state or all, in a place, in a city and with words of their text, as the address says. */
function Listed({ banners: all }: { readonly banners: readonly BannerRow[] }) {
  const go = useNavigate()
  const [search] = useSearchParams()
  const sought = soughtIn(search)
  const banners = matching(all, sought)
  const stateKey = search.get('state') ?? ''
  const state = Object.entries(bannerStates).find(([key]) => key === stateKey)?.[1]
  const shown = state ? banners.filter((banner) => stateOf(banner) === state) : banners
  const hrefOf = (parts: Readonly<Record<string, string>>) => bannersHref({ state: stateKey, ...sought, ...parts })
  return (
    <>
      <FindBanner sought={sought} found={banners.length} onFind={(parts) => go(hrefOf(parts), { keepScroll: true })} />
      <nav aria-label="Which banners">
        <ul className={filters.states}>
          <li>
            <Chip href={hrefOf({ state: '' })} linkAs={Link} isSelected={!state}>
              All {banners.length}
            </Chip>
          </li>
          {Object.entries(bannerStates).map(([key, name]) => (
            <li key={key}>
              <Chip href={hrefOf({ state: key })} linkAs={Link} isSelected={name === state}>
                {name} {banners.filter((banner) => stateOf(banner) === name).length}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 && <EmptyState title="Nothing here" text="Create a banner, or search for something else." />}
      <ul className={styles.rows}>
        {shown.map((banner) => (
          <li key={banner.id} className={styles.row}>
            <span>
              <Link to={staffHrefs.staffBanners(banner.id)}>{banner.title}</Link>{' '}
              <Badge tone={stateOf(banner) === 'On now' ? 'offer' : 'neutral'}>{stateOf(banner)}</Badge>
            </span>
            <span>{places[banner.screen]}</span>
            <span>
              {citiesInWords(banner.cities)}, {periodOf(banner)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const screen = defineStaffScreen('Banners and ads', StaffBanners)
