import { cityOf } from '@nukkad/contracts'
import { formatDay, formatTime, hrefs, Link, useApi, useParams, useSuspenseQuery } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { Grid } from '@nukkad/ui/grid'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { ExperienceCard } from './experience-card.tsx'
import styles from './experiences.module.css'
import { friendsOneQuery } from './experiences.queries.ts'
import { lengthInWords, priceInWords } from './price-words.ts'

/** One experience: pictures, description, what is included, and where to book it. */
export function FriendsDetailScreen() {
  const { id = '' } = useParams()
  const { data: one } = useSuspenseQuery(friendsOneQuery(useApi(), id))
  const city = one.city ? cityOf(one.city)?.name : undefined
  const facts = [
    ['When', one.dates[0] ? `${formatDay(one.dates[0])}, ${formatTime(one.dates[0])}` : one.when],
    ['How long', one.minutes ? lengthInWords(one.minutes) : ''],
    ['Who', one.people],
    ['Where', [one.area, city].filter(Boolean).join(', ')],
    ['Price', priceInWords(one)],
  ].filter(([, value]) => value)
  return (
    <Page>
      <Breadcrumbs
        items={[{ title: 'Friends’ day out', href: hrefs.friendsDayOut() }, { title: one.title }]}
        linkAs={Link}
      />
      <h1 className={styles.title}>{one.title}</h1>
      <p className={styles.lead}>{one.line}</p>
      <div className={styles.album} data-count={Math.min(3, one.images.length)}>
        {one.images.slice(0, 3).map((image, at) => (
          <PictureView
            key={image.url}
            picture={image}
            width={{ mobile: 390, desktop: at === 0 ? 760 : 380 }}
            aspect={3 / 2}
            priority={at === 0}
          />
        ))}
      </div>
      <div className={styles.detail}>
        <div className={styles.story}>
          {one.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2 className={styles.subtitle}>What is included</h2>
          <ul>
            {one.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {one.place && (
            <p>
              Location <Link to={one.place.href}>{one.place.title}</Link>.
            </p>
          )}
        </div>
        <aside className={styles.book} aria-label="Booking">
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={one.booking.href} linkAs={Link} size={56} wide>
            {one.booking.kind === 'event' ? 'Book your places' : 'Ask for a date'}
          </ButtonLink>
        </aside>
      </div>
      {one.others.length > 0 && (
        <Section title="Or pick another day out">
          <Grid kind="cards">
            {one.others.map((card) => (
              <li key={card.id}>
                <ExperienceCard card={card} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  )
}
