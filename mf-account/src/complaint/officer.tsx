import { grievanceOfficer } from '@nukkad/contracts'
import styles from './complaint.module.css'

/** Who answers complaints, and how else to reach them. */
export const Officer = () => (
  <dl className={styles.officer}>
    <div>
      <dt>{grievanceOfficer.designation}</dt>
      <dd>{grievanceOfficer.name}</dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`}>{grievanceOfficer.phone}</a>,{' '}
        {grievanceOfficer.hours}
      </dd>
    </div>
    <div>
      <dt>Address</dt>
      <dd>{grievanceOfficer.address}</dd>
    </div>
  </dl>
)
