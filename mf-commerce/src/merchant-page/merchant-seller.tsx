import type { SellerShown } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { hrefs, Link } from '@nukkad/platform'
import styles from './merchant-page.module.css'

/** The seller and its contact, which by law buyers must be able to read before they buy. */
export function MerchantSeller({ seller }: { readonly seller: SellerShown }) {
  const { legal_name, address, gstin, email, phone } = seller
  return (
    <section id="seller" className={styles.section} aria-labelledby="seller-title">
      <h2 id="seller-title" className={styles.title}>
        Seller details
      </h2>
      <dl className={styles.seller}>
        <dt>Sold by</dt>
        <dd>{legal_name}</dd>
        <dt>Address</dt>
        <dd>{address.join(', ')}</dd>
        <dt>GST</dt>
        <dd>{gstin === null ? 'Not registered for GST' : `GSTIN ${gstin}`}</dd>
        <dt>Questions and complaints</dt>
        <dd>
          {email && (
            <a className={styles.contact} href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone && (
            <a className={styles.contact} href={`tel:+91${phone}`}>
              +91 {phone}
            </a>
          )}
          <Link className={styles.contact} to={hrefs.support()}>
            Ask Nukkad
          </Link>
        </dd>
      </dl>
    </section>
  )
}
