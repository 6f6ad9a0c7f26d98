import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { BannerRecord } from './banner-record.tsx'
import { bannerQuery } from './banners.queries.ts'

function StaffBanner() {
  const api = useApi()
  const { id = '' } = useParams()
  const query = useQuery(bannerQuery(api, id))
  return (
    <Page className={styles.page}>
      <p>
        <Link to={staffHrefs.staffBanners()}>All banners and ads</Link>
      </p>
      <Loaded what="The banner" query={query}>
        {(banner) => (
          <>
            <h1>{banner.title}</h1>
            <BannerRecord banner={banner} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export const screen = defineStaffScreen('Banner', StaffBanner)
