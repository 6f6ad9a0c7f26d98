import type { Editing } from '@nukkad/editor'
import editor from '@nukkad/editor/editor.module.css'
import { useApi, useQuery } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Loaded } from '../../parts/staff/loaded.tsx'
import styles from '../studio.module.css'
import { checksQuery } from '../studio.queries.ts'
import type { CampaignContent, WrittenCampaign } from './campaign-kind.ts'
import { nameOfCheck } from './check-words.ts'

/** Problems that visitors would notice, as of the last save; each links to its block. */
export function ChecksPanel({ editing }: { readonly editing: Editing<CampaignContent, WrittenCampaign> }) {
  const { id, version } = editing.facts
  const query = useQuery(checksQuery(useApi(), id, version))
  return (
    <section className={editor.panel} aria-labelledby="checks">
      <h2 id="checks">Before you publish</h2>
      <Loaded what="The checks" query={query}>
        {(found) =>
          found.length === 0 ? (
            <p>Nothing to fix.</p>
          ) : (
            <ul className={styles.checks}>
              {found.map(({ level, block, variant, text }, nth) => (
                <li key={nth}>
                  <Badge tone={level === 'stop' ? 'night' : 'warning'}>{level === 'stop' ? 'Fix' : 'Check'}</Badge>
                  <span>
                    {nameOfCheck(editing.draft, block, variant)} {text}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
