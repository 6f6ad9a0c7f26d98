import { cityCount } from '@nukkad/contracts'
import { sixDigits, tenDigits } from '@nukkad/contracts/contact-problem'
import { changeSeller, type OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { ApiError, useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import styles from './merchant-shop.module.css'
import { localitiesQuery, placeQuery } from './merchant-shop.queries.ts'
import { checksOfSeller, factsOfSeller, type SellerName, sellerBody } from './seller-facts.ts'
import { type PartFacts, ShopPart, type TypedPart } from './shop-part.tsx'

/** Who sells, from where: what invoices state and what buyers may read before they buy. */
export function SellerPart({ shop: { seller } }: { readonly shop: OwnShop }) {
  const api = useApi()
  return (
    <ShopPart<SellerName>
      title="Seller details"
      lead={
        <p>
          The law wants buyers to know who sells to them: they find this on your page and on invoices. Couriers collect
          parcels at this address and bring returns to it.
        </p>
      }
      part="seller"
      before={factsOfSeller(seller)}
      checks={checksOfSeller}
      send={(facts: PartFacts<SellerName>) => api.call(changeSeller, { body: sellerBody(facts, seller.version) })}
      submit="Save seller details"
      saved="Saved. New orders and invoices use it from now on."
      fields={(typed, facts) => <SellerFields seller={seller} typed={typed} facts={facts} />}
    />
  )
}

interface SellerFieldsProps {
  readonly seller: OwnShop['seller']
  readonly typed: TypedPart<SellerName>
  readonly facts: PartFacts<SellerName>
}

function SellerFields({ seller, typed, facts }: SellerFieldsProps) {
  const api = useApi()
  const isWhole = /^[1-9]\d{5}$/.test(facts.pincode)
  const place = useQuery({ ...placeQuery(api, facts.pincode), enabled: isWhole })
  const city = place.data?.city ?? seller.city.slug
  const { data: localities = [] } = useQuery(localitiesQuery(api, city))
  const isUnknown = isWhole && place.error instanceof ApiError && place.error.status === 404
  const text = (name: SellerName, cleaned = (value: string) => value) => {
    const { value, error, onValue } = typed(name)
    return { value, error, onChange: ({ target }: { target: { value: string } }) => onValue(cleaned(target.value)) }
  }
  const pincode = text('pincode', sixDigits)
  return (
    <>
      <TextField label="Legal name" hint="Of the person or the firm" maxLength={120} {...text('legal_name')} />
      <TextField
        label="GST number"
        optional
        hint="Fifteen characters. Without one, your invoices say that you are not registered."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        {...text('gstin')}
      />
      <TextField label="House, street" autoComplete="address-line1" maxLength={120} {...text('line1')} />
      <TextField label="Area" optional autoComplete="address-line2" maxLength={120} {...text('line2')} />
      <div className={styles.pair}>
        <TextField
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          hint={place.data && `${place.data.postalCity}, ${place.data.state}`}
          {...pincode}
          error={pincode.error ?? (isUnknown ? 'There is no such pincode.' : undefined)}
        />
        <SelectField
          label="Neighbourhood"
          placeholder="Choose"
          options={localities.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...text('locality')}
          value={
            localities.length === 0 || localities.some(({ slug }) => slug === facts.locality) ? facts.locality : ''
          }
        />
      </div>
      <TextField
        label="Phone for shoppers"
        optional
        hint="Everybody can read it"
        before="+91"
        type="tel"
        inputMode="numeric"
        maxLength={16}
        {...text('phone', tenDigits)}
      />
      {place.data && <Moving seller={seller} city={place.data.city} state={place.data.state} />}
    </>
  )
}

/** What a change of city or state has as a consequence, shown before it is saved. */
function Moving({ seller, city, state }: { seller: OwnShop['seller']; city: string | null; state: string }) {
  if (city === null) {
    return (
      <p className={styles.notice} role="status">
        Shops are in or near {cityCount} cities, and this pincode is outside them.
      </p>
    )
  }
  if (city === seller.city.slug && state === seller.state) return null
  return (
    <p className={styles.notice} role="status">
      Once saved, delivery days of new orders count from there
      {state !== seller.state && `, and their tax is that of a seller in ${state}`}. Orders already placed keep their
      days, their tax and the address on their invoice.
    </p>
  )
}
