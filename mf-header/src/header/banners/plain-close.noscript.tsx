import { closeCouponForm } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { useLocation } from '@nukkad/platform'
import { IconClose } from '@nukkad/ui/icons'
import styles from './coupon-strip.module.css'

/** Without scripts, the server closes the offer. */
export default function PlainClose({ id }: { readonly id: string }) {
  const { pathname } = useLocation()
  return (
    <form method="post" action={`/api${closeCouponForm.url}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={pathname} />
      <button type="submit" className={styles.close} aria-label="Close this offer">
        <IconClose size={18} aria-hidden="true" />
      </button>
    </form>
  )
}
