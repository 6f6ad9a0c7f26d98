import { hrefs, Link } from '@nukkad/platform'
import styles from '../account.module.css'
import { AccountLayout } from '../account-layout.tsx'
import { CloseAccount } from './close-account.tsx'
import { CopyOfData } from './copy-of-data.tsx'

/** A copy of the user's data, and closing the account. */
export function PrivacyScreen() {
  return (
    <AccountLayout title="Your data" reason="Sign in to get a copy of your data, or to have it deleted.">
      {(userId) => (
        <>
          <p className={styles.lead}>
            What we keep and why is said in{' '}
            <Link to={hrefs.policies('privacy')} className={styles.link}>
              our privacy policy
            </Link>
            .
          </p>
          <CopyOfData userId={userId} />
          <CloseAccount userId={userId} />
        </>
      )}
    </AccountLayout>
  )
}
