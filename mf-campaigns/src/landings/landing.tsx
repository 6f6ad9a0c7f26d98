import type { FormDefinition } from '@nukkad/contracts/endpoints/forms'
import type { Picture } from '@nukkad/contracts/schema'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './landing.module.css'

export interface LandingWords {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  /** how it goes, in order */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly gallery: { readonly title: string; readonly pictures: readonly Picture[] }
}
interface LandingProps {
  readonly look: 'market' | 'bricks' | 'blackboard'
  readonly words: LandingWords
  readonly form: FormDefinition
  readonly wayOn: ReactNode
  /** Between the pictures and the form. */
  readonly children?: ReactNode
}

/** A scene of the whole country, as a picture. */
export const scene = (name: string, alt: string, color: string): Picture => ({
  ...{ url: `/images/scene/all/${name}`, width: 1200, height: 800, alt, color },
})

/** A campaign with one form: what it is, how it goes, how it was, and the form. */
export function Landing({ look, words, form, wayOn, children }: LandingProps) {
  const filling = useFilledIn(form)
  const { kicker, title, lead, steps, gallery } = words
  return (
    <div className={styles.landing} data-look={look}>
      <Page className={styles.page}>
        <header className={styles.head}>
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <a href="#take-part" className={styles.jump}>
            {form.title}
          </a>
        </header>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
        <section aria-labelledby="gallery" className={styles.gallery}>
          <h2 id="gallery">{gallery.title}</h2>
          <ul>
            {gallery.pictures.map((picture) => (
              <li key={picture.url}>
                <figure>
                  <PictureView picture={picture} width={{ mobile: 320, desktop: 400 }} aspect={4 / 3} decorative />
                  <figcaption>{picture.alt}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
        {children}
        <section id="take-part" aria-label={form.title} className={styles.form}>
          <FormSheet {...filling} wayOn={wayOn} />
        </section>
      </Page>
    </div>
  )
}
