import { hrefs, Link } from '@nukkad/platform'
import styles from '../account.module.css'
import { AccountLayout } from '../account-layout.tsx'
import { CloseAccount } from './close-account.tsx'
import { CopyOfData } from './copy-of-data.tsx'

/** A copy of the user's data, and closing the account. */
export function PrivacyScreen() {
  return (
    <AccountLayout title="Your data" reason="Sign in to download or delete your data.">
      {(userId) => (
        <>
          <p className={styles.lead}>
            To learn what we store and why, read{' '}
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
