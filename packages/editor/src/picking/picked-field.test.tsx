import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { defineScreen } from '@nukkad/platform'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PickedField } from './picked-field.tsx'

function Places() {
  const [slugs, setSlugs] = useState<string[]>([])
  return <PickedField kind="place" city="delhi" slugs={slugs} onChange={setSlugs} />
}
const hits = ['Agrasen ki Baoli', 'Gandhak ki Baoli'].map((title) => {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return { kind: 'place' as const, id: slug, title, line: null, href: `/places/${slug}`, image: null, product: null }
})
const found = answer(searchAll, {
  data: hits,
  total: 2,
  hasNext: false,
  page: 1,
  pagesize: 8,
  q: 'baoli',
  correctedTo: null,
  didYouMean: [],
  facets: { kind: [] },
})

test('returns to the search after a choice with the keyboard, so that the next name can be typed', async () => {
  await renderScreen(defineScreen({ head: () => ({ title: 'Places' }), Component: Places }), { answers: [found] })
  const field = page.getByLabelText<HTMLInputElement>('Find a place')
  await userEvent.type(field, 'baoli')
  ;(await page.findByRole('button', { name: 'Agrasen ki Baoli' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('button', { name: 'Remove Agrasen ki Baoli' })).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
})
