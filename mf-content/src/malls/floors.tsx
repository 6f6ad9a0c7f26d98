import type { Mall } from '@nukkad/contracts/endpoints/city/malls'
import { useSearchParams } from '@nukkad/platform'
import { Section } from '@nukkad/ui/section'
import { Tabs } from '@nukkad/ui/tabs'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './malls.module.css'
import { storesLike } from './stores-like.ts'

type Floor = Mall['floors'][number]

const idOf = (floor: Floor) => floor.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The stores by floor. The open floor is in the URL; a search covers all floors. */
export function Floors({ floors }: { readonly floors: readonly Floor[] }) {
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState('')
  if (floors.length === 0) return null
  const found = storesLike(floors, words)
  return (
    <Section title="Floor by floor">
      <div className={styles.search}>
        <TextField
          label="Find a store"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div role="status">
        {found && (
          <>
            <p className={styles.onFloor}>
              {found.length === 0 ? 'No store with that name.' : `${found.length} found`}
            </p>
            <ul className={styles.stores}>
              {found.map(({ name, kind, floor }) => (
                <li key={floor + name}>
                  <b>{name}</b>
                  <span>
                    {kind}, {floor}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!found && (
        <Tabs
          label="Floors"
          value={params.get('floor') ?? undefined}
          onChange={(floor) => setParams({ floor })}
          tabs={floors.map((floor) => ({
            id: idOf(floor),
            label: floor.name,
            content: (
              <ul className={styles.stores}>
                {floor.stores.map((store) => (
                  <li key={store.name}>
                    <b>{store.name}</b>
                    <span>{store.kind}</span>
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      )}
    </Section>
  )
}
