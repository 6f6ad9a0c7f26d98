import { cities, cityLook } from '@nukkad/contracts'
import { useCity, useNotify } from '@nukkad/platform'
import { Dialog } from '@nukkad/ui/dialog'
import { Drawer } from '@nukkad/ui/drawer'
import { Skyline } from '@nukkad/ui/skyline'
import { type CSSProperties, useState } from 'react'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './location-dialog.module.css'
import { PincodeForm } from './pincode-form.tsx'
import { PositionButton } from './position-button.tsx'
import { useChooseCity } from './use-choose-city.ts'

const everywhere = { slug: 'all', name: 'All of India' }
const title = 'Where are you?'
const description = 'We show what is near, and what can reach your door.'

/** The choice of a city and a pincode: a dialog on wide screens, a bottom drawer on a phone. */
export function LocationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isPhone] = useState(() => window.matchMedia?.('(width < 800px)').matches ?? false)
  const shown = { isOpen, onOpenChange: (open: boolean) => !open && onClose(), title }
  if (!isPhone)
    return (
      <Dialog {...shown} size="l" description={description}>
        <Places onClose={onClose} />
      </Dialog>
    )
  return (
    <Drawer {...shown} side="bottom">
      <p className={styles.description}>{description}</p>
      <Places onClose={onClose} />
    </Drawer>
  )
}

function Places({ onClose }: { onClose: () => void }) {
  const { slug } = useShownCity()
  const { isChosen, pincode, clear } = useCity()
  const choose = useChooseCity()
  const notify = useNotify()

  function pick(city: { slug: string; name: string }) {
    onClose()
    void choose(city.slug)
    notify(`Showing ${city.name}`)
  }

  function forget() {
    onClose()
    clear()
    notify('Location cleared.')
  }

  return (
    <>
      <div className={styles.where}>
        <PincodeForm onCity={pick} />
        <PositionButton onCity={pick} />
      </div>
      <ul className={styles.cities}>
        {[...cities, everywhere].map((city) => (
          <li key={city.slug}>
            <button
              type="button"
              className={styles.city}
              aria-pressed={city.slug === slug}
              style={{ '--tint': cityLook(city.slug)?.tint ?? 'var(--ink-soft)' } as CSSProperties}
              onClick={() => pick(city)}
            >
              <Skyline city={city.slug} size={56} />
              {city.name}
            </button>
          </li>
        ))}
      </ul>
      {(isChosen || pincode) && (
        <button type="button" className={styles.forget} onClick={forget}>
          Clear my location
        </button>
      )}
    </>
  )
}
