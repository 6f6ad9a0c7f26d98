import { cityOf } from '@nukkad/contracts'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { coveringLink } from '@nukkad/ui/covering-link'
import { Grid } from '@nukkad/ui/grid'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './campaign.module.css'

const titles: Readonly<Record<BlocksPage['state'], string>> = {
  running: '',
  over: 'This has ended',
  elsewhere: 'Not available in this city',
  unshared: 'Not available to everyone yet',
}

/** Says that the campaign has ended or is for other cities, and offers a way on. */
export function NothingHere({ page }: { readonly page: BlocksPage }) {
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{page.title}</p>
        <h1>{titles[page.state]}</h1>
        <p>{whyOf(page)}</p>
        <ButtonLink href={hrefs.shop()} linkAs={Link} className={styles.on}>
          Go to the shop
        </ButtonLink>
      </header>
      {page.next.length > 0 && (
        <section aria-labelledby="next-campaigns">
          <h2 id="next-campaigns" className={styles.nextTitle}>
            On now
          </h2>
          <Grid kind="cards">
            {page.next.map(({ href, title, description, image }) => (
              <li key={href} className={styles.next}>
                <PictureView picture={image} width={{ mobile: 360, desktop: 400 }} aspect={3 / 2} decorative />
                <h3>
                  <Link to={href} className={coveringLink}>
                    {title}
                  </Link>
                </h3>
                <p>{description}</p>
              </li>
            ))}
          </Grid>
        </section>
      )}
    </>
  )
}

function whyOf({ state, endsAt, cities }: BlocksPage): string {
  if (state === 'over') {
    // `endsAt` is exclusive: the last day is that of the moment before it.
    const lastDay = endsAt ? formatDay(Date.parse(endsAt) - 1) : ''
    return `It ended on ${lastDay}. See what came next below.`
  }
  if (state === 'unshared') return 'Some visitors see it before others. See what is available to you below.'
  const names = cities.map((slug) => cityOf(slug)?.name ?? slug)
  return `It takes place in ${new Intl.ListFormat('en-IN').format(names)}. Choose that city above to see it.`
}
