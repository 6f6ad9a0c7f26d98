import { useDraft, useSession, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { blankDraft, draftFrom, type GiftDraft } from '../parts/gifts/gift-draft.ts'

/** The draft for one design. It survives a reload, signing in and a failed payment, in this tab. */
export function useGiftDraft(slug: string, amount: number) {
  const { user } = useSession()
  const { before, keep, drop } = useDraft<GiftDraft>(`gift card ${slug}`)
  const [draft, setDraft] = useState(() => blankDraft(amount, ''))
  const [isTouched, setTouched] = useState(false)
  useUnsavedInput(isTouched)
  // Applied after hydration, since the server renders no user's draft.
  useEffect(() => {
    if (!before) return
    setDraft((blank) => draftFrom(before, blank))
    setTouched(true)
  }, [before])
  const ownName = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  useEffect(() => {
    if (ownName) setDraft((now) => (now.sender ? now : { ...now, sender: ownName }))
  }, [ownName])
  return {
    draft,
    change(changes: Partial<GiftDraft>) {
      const next = { ...draft, ...changes }
      setTouched(true)
      setDraft(next)
      keep(next)
    },
    done() {
      setTouched(false)
      drop()
    },
  }
}
