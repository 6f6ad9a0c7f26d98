import type { Releases } from '@nukkad/contracts/endpoints/site/releases'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import staff from '../parts/staff/staff.module.css'
import { LogList } from './log-list.tsx'
import { moment } from './release-words.ts'
import styles from './releases.module.css'
import { releaseLogQuery, releasesQuery } from './releases.queries.ts'
import { RulesList } from './rules-list.tsx'

/**
 * The versions running on the site: every remote with its releases and their audiences, the shells, and the release
 * log.
 */
function StaffReleases() {
  const api = useApi()
  const releases = useQuery(releasesQuery(api))
  const log = useQuery(releaseLogQuery(api))
  return (
    <Page className={staff.page}>
      <h1>Releases</h1>
      <Loaded what="The releases" query={releases}>
        {(found) => (
          <>
            <ul className={staff.rows}>
              {found.remotes.map((remote) => (
                <li key={remote.name} className={staff.row}>
                  <Link to={staffHrefs.staffRelease(remote.name)}>{remote.name}</Link>
                  <RulesList remote={remote} />
                  <span>
                    {remote.versions.length} {remote.versions.length === 1 ? 'version' : 'versions'}
                    {remote.granted.length > 0 && `, granted: ${remote.granted.join(', ')}`}
                  </span>
                </li>
              ))}
            </ul>
            <Shells {...found} />
          </>
        )}
      </Loaded>
      {/* Below the releases and only after them, so that their arrival does not move it. */}
      {!releases.isPending && (
        <section aria-labelledby="log" className={styles.part}>
          <h2 id="log">Activity log</h2>
          <Loaded what="The log" query={log}>
            {(entries) => <LogList log={entries} />}
          </Loaded>
        </section>
      )}
    </Page>
  )
}

function Shells({ shells, sequence, validUntil }: Releases) {
  return (
    <section aria-labelledby="shells" className={styles.part}>
      <h2 id="shells">Shells</h2>
      <p className={staff.quiet}>
        The registry stands at {sequence} and is valid until {moment(validUntil)}; it renews itself.
      </p>
      {shells.length === 0 && <p>No shell reads this registry at the moment.</p>}
      <ul className={staff.rows}>
        {shells.map(({ shell, sequence: runs, platform, refused, leftOut }) => (
          <li key={shell} className={staff.row}>
            <div className={staff.chips}>
              <b>{shell}</b>
              {runs === sequence ? <Badge tone="success">Up to date</Badge> : <Badge tone="warning">Behind</Badge>}
            </div>
            <span>
              Runs {runs}, platform {platform}
            </span>
            {refused !== null && <p className={styles.refused}>Refused the newer state: {refused}</p>}
            {leftOut.map(({ release, why }) => (
              <p key={release} className={styles.refused}>
                Without {release}: {why}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const screen = defineStaffScreen('Releases', StaffReleases, 'developer')
