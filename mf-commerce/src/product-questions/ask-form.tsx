import { askProductQuestion, longestProductQuestion } from '@nukkad/contracts/endpoints/shop/product-questions'
import {
  ApiError,
  hrefs,
  Link,
  useApi,
  useDraft,
  useMutation,
  useQueryClient,
  useTrack,
  useUnsavedInput,
} from '@nukkad/platform'
import { useAfterSignIn, useReturnAddress } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import { TextArea } from '@nukkad/ui/text-area'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './product-questions.module.css'

const nearTheEnd = longestProductQuestion - 60
const publicHint = 'Everybody can read it with the answer, without your name. Please leave out links and phone numbers.'

/**
 * A question to the maker. Guests may write; sending asks them to sign in and then sends it. The text is kept, also
 * across a reload, until the server has it.
 */
export function AskForm({ slug, merchant }: { readonly slug: string; readonly merchant: string }) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft<{ text: string }>(`question ${slug}`)
  const [text, setText] = useState('')
  const [inputError, setInputError] = useState<string>()
  useUnsavedInput(text.trim() !== '')
  // After the first render, which must match the server's; what was typed before that wins.
  useEffect(() => setText((now) => now || (draft.before?.text ?? '')), [draft])
  const asking = useMutation({
    mutationFn: async (typed: string) =>
      (await api.call(askProductQuestion, { params: { productSlug: slug }, body: { text: typed } })).data,
    onSuccess: () => {
      track('PRODUCT_QUESTION_ASKED', { slug })
      setText('')
      draft.drop()
      void client.invalidateQueries({ queryKey: ['account'] })
    },
  })
  const { error } = asking
  const sending = useAfterSignIn(
    { reason: 'Sign in to send your question; it is kept while you do.', returnTo: useReturnAddress() },
    () => asking.mutate(text),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) {
      setInputError('Write your question first')
      return field.current?.focus()
    }
    sending.run()
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        ref={field}
        label={`Ask ${merchant}`}
        rows={4}
        value={text}
        maxLength={longestProductQuestion}
        error={inputError ?? (error ? (error instanceof ApiError && error.fields.text) || error.message : undefined)}
        hint={text.length > nearTheEnd ? `${longestProductQuestion - text.length} letters left` : publicHint}
        onChange={({ target }) => {
          setText(target.value)
          draft.keep({ text: target.value })
          setInputError(undefined)
          sending.forget()
          if (!asking.isIdle) asking.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={asking.isPending}>
          Send question
        </Button>
      </div>
      <div role="status" className={styles.done}>
        {asking.data && (
          <>
            <p>
              <strong>Your question is with {merchant}.</strong> You get a message when it is answered.
            </p>
            <p>
              <Link to={hrefs.account('questions')}>See your questions</Link>
            </p>
          </>
        )}
      </div>
    </form>
  )
}
