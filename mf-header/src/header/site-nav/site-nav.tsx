import type { Tab } from '../header.queries.ts'
import { MoreTabs } from './more-tabs.tsx'
import styles from './site-nav.module.css'
import { TabEntry } from './tab-entry.tsx'
import { useFitting } from './use-fitting.ts'

/**
 * The main navigation on a desktop; its space is reserved if the entries fail to load. Entries that do not fit go into
 * a menu at the end. Until a script has measured it, the row is cut off between two entries.
 */
export function SiteNav({ tabs }: { tabs: readonly Tab[] }) {
  const { ref, fitting } = useFitting(tabs)
  const rest = tabs.slice(fitting)
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul ref={ref} className={styles.list} data-measured={fitting === undefined ? undefined : ''}>
        {tabs.map((tab, at) => (
          <TabEntry key={tab.url} tab={tab} isHidden={fitting !== undefined && at >= fitting} />
        ))}
      </ul>
      {fitting !== undefined && rest.length > 0 && <MoreTabs tabs={rest} />}
    </nav>
  )
}
