import type { ReleaseDetails } from '@nukkad/contracts/endpoints/site/releases'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import staff from '../parts/staff/staff.module.css'
import { DoneNote } from './done-note.tsx'
import { HealthPlot } from './health-plot.tsx'
import { LogList } from './log-list.tsx'
import { channelName } from './release-words.ts'
import styles from './releases.module.css'
import { releaseQuery } from './releases.queries.ts'
import { RulesList } from './rules-list.tsx'
import { useReleaseChange } from './use-release-change.ts'
import { VersionRow } from './version-row.tsx'

/** One remote: its audiences, the health of its versions, and all actions on them. */
function StaffRelease() {
  const { name = '' } = useParams()
  const query = useQuery(releaseQuery(useApi(), name))
  return (
    <Page className={staff.page}>
      <p>
        <Link to={staffHrefs.staffReleases()}>All releases</Link>
      </p>
      <h1>{name}</h1>
      <Loaded what="The releases" query={query}>
        {(details) => <Shown {...details} />}
      </Loaded>
    </Page>
  )
}

function Shown({ remote, health, stepMinutes, log }: ReleaseDetails) {
  const changes = useReleaseChange(remote)
  const nameOf = (version: string) => {
    const rule = remote.rules.find((one) => one.version === version)
    return rule ? `(${channelName(rule.channel)})` : ''
  }
  return (
    <>
      <DoneNote changes={changes} />
      <section aria-labelledby="rules" className={styles.part}>
        <h2 id="rules">Audiences</h2>
        <RulesList remote={remote} changes={changes} />
      </section>
      <section aria-labelledby="health" className={styles.part}>
        <h2 id="health">Views of the last day</h2>
        <HealthPlot health={health} stepMinutes={stepMinutes} nameOf={nameOf} />
      </section>
      <section aria-labelledby="versions" className={styles.part}>
        <h2 id="versions">Versions</h2>
        <ul className={staff.rows}>
          {remote.versions.map((version) => (
            <VersionRow key={version.version} remote={remote} version={version} changes={changes} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="log" className={styles.part}>
        <h2 id="log">Activity log</h2>
        <LogList log={log} />
      </section>
    </>
  )
}

export const screen = defineStaffScreen('Releases', StaffRelease, 'developer')
