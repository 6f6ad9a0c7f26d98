import { cities } from '@nukkad/contracts'
import { useNotify } from '@nukkad/platform'
import { Dialog } from '@nukkad/ui/dialog'
import { Skyline } from '@nukkad/ui/skyline'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './location-dialog.module.css'
import { PincodeForm } from './pincode-form.tsx'
import { PositionButton } from './position-button.tsx'
import { useChooseCity } from './use-choose-city.ts'

const everywhere = { slug: 'all', name: 'All of India', tint: 'var(--ink-soft)' }

/** Which city, and which doorstep in it. */
export function LocationDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { slug } = useShownCity()
  const choose = useChooseCity()
  const notify = useNotify()

  function pick(city: { slug: string; name: string }) {
    onClose()
    void choose(city.slug)
    notify(`Showing ${city.name}`)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="l"
      title="Where are you?"
      description="We show what is near, and what can reach your door."
    >
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
              style={{ '--tint': city.tint } as React.CSSProperties}
              onClick={() => pick(city)}
            >
              <Skyline city={city.slug} size={56} />
              {city.name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
