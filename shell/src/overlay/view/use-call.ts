import { useState } from 'react'

/** A call that a person waits for, and the reason for its refusal. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  return {
    isBusy,
    fault,
    run(call: () => Promise<void>) {
      setBusy(true)
      setFault('')
      call()
        .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
        .finally(() => setBusy(false))
    },
  }
}
