import { waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { tellEarlyTyping } from './early-typing.ts'

// React schedules work by itself here, as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

function Pincode() {
  const [text, setText] = useState('')
  return <input aria-label="Pincode" value={text} onChange={({ target }) => setText(target.value)} />
}

function Page({ stands, children }: { readonly stands: () => void; readonly children: ReactNode }) {
  useEffect(stands, [stands])
  return children
}

test.each([
  ['a slot', <Pincode key="seen" />],
  [
    'a part of a slot that hydrates later',
    <Suspense key="late">
      <Pincode />
    </Suspense>,
  ],
])('applies text typed before %s was hydrated', async (_, part) => {
  const slot = document.body.appendChild(document.createElement('div'))
  slot.innerHTML = renderToString(<Page stands={() => {}}>{part}</Page>)
  const field = slot.querySelector('input') as HTMLInputElement
  field.value = '110016'
  window.nukkadEarlyTyping = new Map([[field, '110016']])

  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(slot, <Page stands={resolve}>{part}</Page>)
    })
  })
  tellEarlyTyping(slot)

  expect(window.nukkadEarlyTyping.size).toBe(0)
  // React renders the value that it knows of a field as its attribute.
  await waitFor(() => expect(field.getAttribute('value')).toBe('110016'))
  expect(field.value).toBe('110016')
})
