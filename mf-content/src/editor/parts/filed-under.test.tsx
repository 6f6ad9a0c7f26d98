import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { defineScreen } from '@nukkad/platform'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChosenTags, LocalityField, TagField } from './filed-under.tsx'

const term = (slug: string, name: string) => ({
  slug,
  name,
  line: '',
  group: 'food',
  isProgrammatic: false,
  href: `/delhi/tag/${slug}`,
  posts: 1,
  places: 1,
})
const answers = [
  answer(postTaxonomies, {
    data: {
      kinds: [],
      tags: [term('chai', 'Chai'), term('rain', 'Rain')],
      localities: [term('hauz-khas', 'Hauz Khas')],
    },
  }),
  answer(listAuthors, { data: [] }),
]

function Filed({ first }: { readonly first: readonly string[] }) {
  const [tags, setTags] = useState(first)
  const [locality, setLocality] = useState<string | null>('shahpur-jat')
  return (
    <>
      <LocalityField {...{ city: 'delhi', locality, error: undefined }} none="Citywide" onChange={setLocality} />
      <TagField {...{ city: 'delhi', tags, error: undefined, onChange: setTags }} />
      <ChosenTags {...{ city: 'delhi', tags, onChange: setTags }} />
    </>
  )
}
const open = (first: readonly string[] = []) =>
  renderScreen(defineScreen({ Component: () => <Filed first={first} /> }), { path: '/editor/7', answers })
const tags = () => page.getByRole<HTMLSelectElement>('combobox', { name: 'Add a tag' })
const offered = () => [...tags().options].map(({ text }) => text)

test('adds a tag of the city and offers it again only after it is removed', async () => {
  await open()
  await within(tags()).findByRole('option', { name: 'Chai' })
  expect(page.queryByRole('list', { name: 'Tags' })).toBeNull()

  await userEvent.selectOptions(tags(), 'Chai')
  expect(offered()).toEqual(['Choose', 'Rain'])
  const chosen = within(page.getByRole('list', { name: 'Tags' }))
  await userEvent.click(chosen.getByRole('button', { name: 'Remove the tag Chai' }))
  expect(offered()).toEqual(['Choose', 'Chai', 'Rain'])
})

test('allows ten tags and lets an unknown one be removed', async () => {
  await open([...'abcdefghij'].map((letter) => `old-${letter}`))
  expect(offered()[0]).toBe('Ten at most')
  expect(tags().disabled).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Remove the tag old-c' }))
  expect(tags().disabled).toBe(false)
})

test('keeps the chosen neighbourhood in the list even when the city no longer has it', async () => {
  await open()
  const areas = page.getByRole<HTMLSelectElement>('combobox', { name: 'Neighbourhood' })
  await within(areas).findByRole('option', { name: 'Hauz Khas' })
  expect([...areas.options].map(({ text }) => text)).toEqual(['Citywide', 'Hauz Khas', 'shahpur-jat'])
  expect(areas.value).toBe('shahpur-jat')
  await userEvent.selectOptions(areas, 'Citywide')
  expect(areas.value).toBe('')
})
