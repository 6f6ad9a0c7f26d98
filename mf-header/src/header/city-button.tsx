import { hrefs, useBus } from '@nukkad/platform'
import { IconChevronDown, IconPin } from '@nukkad/ui/icons'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './city-button.module.css'

/** Opens the location dialog; before hydration it links to the page that lists all cities. */
export function CityButton() {
  const bus = useBus()
  const { name } = useShownCity()
  return (
    <a
      href={hrefs.home()}
      aria-haspopup="dialog"
      className={styles.city}
      onClick={(event) => {
        event.preventDefault()
        bus.request('choose-location', {})
      }}
    >
      <IconPin size={16} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <VisuallyHidden>, change city</VisuallyHidden>
      <IconChevronDown size={14} aria-hidden="true" />
    </a>
  )
}
