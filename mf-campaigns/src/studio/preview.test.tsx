import { givenProduct } from '@nukkad/blocks/cards.given'
import { marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as campaignPage } from '../campaign/campaign-page.tsx'
import {
  givenBanner,
  givenBlock,
  givenHero,
  givenPage,
  givenPoll,
  givenProducts,
  givenText,
} from '../campaign.given.ts'
import { messageOf } from './preview/preview-messages.ts'
import { screen as preview } from './preview-page.tsx'
import { editing, tara } from './studio.given.tsx'

test('sends the current draft each time the preview frame reports ready', async () => {
  await editing()
  const frame = await page.findByTitle<HTMLIFrameElement>('The page at the width of a phone')
  const told = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {})
  const ready = (source: unknown) =>
    act(() => {
      const data = { type: 'nukkad.preview.ready' }
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: source as Window }))
    })
  ready(frame.contentWindow)
  await userEvent.type(page.getByLabelText(/^Description/), ' Wind.')
  told.mockClear()
  // The frame was reloaded and has lost its state.
  ready(frame.contentWindow)
  expect(told.mock.calls).toEqual([
    [expect.objectContaining({ type: 'nukkad.preview.page', description: 'Paper and string. Wind.' }), location.origin],
  ])
  ready(window)
  expect(told).toHaveBeenCalledTimes(1)
})

test('draws the preview exactly like the published page, from saved and from unsaved data', async () => {
  const things = { polls: [{ slug: 'best-golgappa', poll: givenPoll() }], products: [givenProduct()] }
  const blocks = [givenHero(), givenText('<p>Up.</p>'), givenProducts(), givenBanner()]
  const published = givenPage([...blocks, givenBlock('poll', { slug: 'best-golgappa' })], { things })
  const drawn = async (
    which: Parameters<typeof renderScreen>[0],
    path: string,
    answers: Parameters<typeof answer>[],
  ) => {
    const { element, unmount } = await renderScreen(which, {
      path,
      user: tara,
      answers: answers.map((one) => answer(...one)),
    })
    await page.findByText('Lights for every balcony')
    return { element, unmount, html: () => drawnIn(element) }
  }
  /** Removes the wrappers that count clicks, which have no box in the layout. */
  function drawnIn(element: HTMLElement) {
    const copy = element.querySelector('[data-accent]')?.cloneNode(true) as HTMLElement
    for (const mark of copy.querySelectorAll('[data-block]')) mark.replaceWith(...mark.childNodes)
    return copy.outerHTML.replace(/(id|for|name|aria-\w+)="[^"]*_r_[^"]*"/g, '$1=""')
  }
  const seen = await drawn(campaignPage, published.href, [[marketingEvent, { data: published }]])
  const html = seen.html()
  await seen.unmount()

  const path = '/staff/campaigns/12/preview'
  const saved = await drawn(preview, path, [[calls.previewCampaign, { data: published }]])
  expect(saved.html()).toBe(html)
  await saved.unmount()

  const studioAround = { postMessage: jest.fn() }
  const framed = jest.spyOn(window, 'parent', 'get').mockReturnValue(studioAround as never)
  const before = givenPage([givenHero()], { theme: { accent: 'dusk', ground: 'sunk', pattern: 'dots' }, things })
  const live = await drawn(preview, path, [[calls.previewCampaign, { data: before }]])
  expect(studioAround.postMessage).toHaveBeenCalledWith({ type: 'nukkad.preview.ready' }, location.origin)
  expect(live.html()).not.toBe(html)
  const { title, description, theme } = published
  const data = { type: 'nukkad.preview.page', title, description, theme, blocks: published.blocks, version: 3 }
  act(() => {
    const source = studioAround as never
    dispatchEvent(new MessageEvent('message', { data: { ...data, scheme: 'light' }, origin: location.origin, source }))
  })
  await waitFor(() => expect(live.html()).toBe(html))
  framed.mockRestore()
  delete document.documentElement.dataset.theme
})

test('accepts only preview messages of the right type, origin and source', () => {
  const from = {}
  const data = { type: 'nukkad.preview.ready' }
  const ready = (event: Parameters<typeof messageOf>[1]) =>
    messageOf('nukkad.preview.ready', event, from, 'https://a.example')
  expect(ready({ data, origin: 'https://a.example', source: from })).toBe(data)
  expect(ready({ data, origin: 'https://b.example', source: from })).toBeUndefined()
  expect(ready({ data, origin: 'https://a.example', source: {} })).toBeUndefined()
  expect(ready({ data: { type: 'other' }, origin: 'https://a.example', source: from })).toBeUndefined()
  expect(ready({ data: null, origin: 'https://a.example', source: from })).toBeUndefined()
})
