import { formatDay, hrefs, Link, useNotify } from '@nukkad/platform'
import { copyText } from '@nukkad/platform/copying'
import { Button } from '@nukkad/ui/button'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './coupon.module.css'

/** A coupon code to copy. A coupon that can no longer be used is not shown. */
function CouponView({ data, content, heading: Heading }: BlockViewProps<'coupon'>) {
  const notify = useNotify()
  const [coupon] = inOrder([data.code], content.coupons)
  if (!coupon) return null
  const copy = async () => {
    if (await copyText(coupon.slug)) notify(`${coupon.slug} copied. Enter it at checkout.`)
    else notify(`Your browser did not let us copy. The code is ${coupon.slug}.`)
  }
  return (
    <section className={styles.coupon}>
      <div>
        <Heading className={styles.title}>{data.title || coupon.title}</Heading>
        <p className={styles.text}>
          {data.text && `${data.text} `}
          {coupon.line}. {coupon.endsAt && `Until ${formatDay(coupon.endsAt)}. `}{' '}
          <Link to={hrefs.shop()}>Go to the shop</Link>
        </p>
      </div>
      <div className={styles.take}>
        <code className={styles.code} translate="no">
          {coupon.slug}
        </code>
        <Button size={48} onClick={copy}>
          Copy the code
        </Button>
      </div>
    </section>
  )
}

export const view: KindView<'coupon'> = { v: 1, View: CouponView }
