import { ListBlock } from '../../block-heading.tsx'
import { PlaceCard } from '../../cards/place-card.tsx'
import { SaveButton } from '../../cards/save-button.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './places.module.css'

/** A list of places. */
function PlacesView({ data, content, look, heading }: BlockViewProps<'places'>) {
  const places = inOrder(data.slugs, content.places)
  if (places.length === 0) return null
  return (
    <ListBlock title={data.title} unnamed="Places" heading={heading} look={look}>
      <ul className={look === 'page' ? `${styles.places} ${styles.wide}` : styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard
              place={place}
              heading="h3"
              action={<SaveButton kind="place" of={place.slug} title={place.title} />}
            />
          </li>
        ))}
      </ul>
    </ListBlock>
  )
}

export const view: KindView<'places'> = { v: 1, View: PlacesView }
