import { helpEmail as address } from '@nukkad/contracts'
import { hrefs, Link, useTrack } from '@nukkad/platform'
import { Card } from '@nukkad/ui/card'
import styles from './contact.module.css'

/** Ways to contact a person when no answer fits. */
export function Contact() {
  const track = useTrack()
  return (
    <Card className={styles.contact}>
      <h2 className={styles.title}>Write to a person</h2>
      <p>
        Tell us the order number, if it is about one. We answer within a working day, Monday to Saturday from 10 am to 7
        pm.
      </p>
      <p>
        <a
          href={`mailto:${address}?subject=${encodeURIComponent('Help with my order')}`}
          className={styles.link}
          onClick={() => track('CONTACT_CLICKED', { by: 'mail' })}
        >
          {address}
        </a>
      </p>
      <p>
        Not settled? <Link to={hrefs.complaint()}>Complain to the grievance officer</Link>
      </p>
    </Card>
  )
}
