import { merchantAddress } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { hrefs, useApi, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useState } from 'react'
import styles from '../parts/team/team.module.css'

interface AddressFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (slug: string) => void
}

const pauseMs = 300

/** The merchant's address in the shop, which stays for good; tells whether it is free while it is typed. */
export function AddressField({ value, error, onChange }: AddressFieldProps) {
  const api = useApi()
  const slug = useSettled(value)
  const { data } = useQuery({
    queryKey: ['team', 'merchant-address', slug],
    queryFn: async ({ signal }) => (await api.call(merchantAddress, { query: { slug } }, { signal })).data,
    enabled: slug !== '',
  })
  const isTaken = slug === value && data?.isFree === false
  return (
    <div>
      <TextField
        label="Address in the shop"
        hint={`${hrefs.merchant(value)}, which stays for good`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={value}
        error={error ?? (isTaken ? 'Another merchant has this address.' : undefined)}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
      {isTaken && (
        <p className={styles.quiet}>
          <Button variant="quiet" size={40} onClick={() => onChange(data.free)}>
            Use {data.free}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
