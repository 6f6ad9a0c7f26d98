import type { Block } from '@nukkad/contracts/block'
import { IconText } from '@nukkad/ui/icons'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { BlockStack } from './block-stack.tsx'
import { type BlockFormProps, type EditedKinds, editedKind, wholeBlocks } from './edited-kind.ts'
import { moved, placeBeside } from './moved.ts'

interface Words {
  readonly text: string
}
const WordsForm = ({ data, inputErrors, onChange }: BlockFormProps<Words>) => (
  <label>
    Words of it
    <input value={data.text} onChange={({ target }) => onChange({ text: target.value })} />
    {inputErrors.text}
  </label>
)
const Broken = (): never => {
  throw new Error('a form with an error')
}
const shape = { v: 1, Icon: IconText, empty: () => ({ text: '' }), isWhole: ({ text }: Words) => text !== '' }
const kinds: EditedKinds = {
  words: editedKind<Words>({ ...shape, name: 'Words', load: async () => WordsForm }),
  broken: editedKind<Words>({ ...shape, name: 'Broken', load: async () => Broken }),
}
const block = (id: string, type: string, data: object = { text: id }, v = 1): Block => ({
  id,
  type,
  v,
  data: data as Block['data'],
})

function renderStack(begun: readonly Block[], inputErrors: Readonly<Record<string, string>> = {}) {
  const now = { blocks: begun, changes: 0 }
  function Stack() {
    const [blocks, setBlocks] = useState(begun)
    now.blocks = blocks
    // Counts undoable steps.
    const change = (next: readonly Block[]) => {
      now.changes += 1
      setBlocks(next)
    }
    return <BlockStack kinds={kinds} blocks={blocks} inputErrors={inputErrors} onChange={change} />
  }
  render(<Stack />)
  return now
}
const idsOf = ({ blocks }: { readonly blocks: readonly Block[] }) => blocks.map(({ id }) => id)

// It is loaded lazily, and compiling it takes longer than a test waits.
beforeAll(() => import('./dragging.ts'), 60_000)

test('keeps each block’s data through any sequence of moves', () => {
  const begun = ['a', 'b', 'c', 'd', 'e'].map((id) => block(id, 'words'))
  fc.assert(
    fc.property(fc.array(fc.nat(34), { maxLength: 40 }), (steps) => {
      const end = steps.reduce<readonly Block[]>(
        (blocks, step) => moved(blocks, 'abcde'[step % 5] ?? 'a', Math.floor(step / 5)),
        begun,
      )
      expect([...end].sort((one, other) => one.id.localeCompare(other.id))).toEqual(begun)
    }),
  )
})

test('drops a block beside another at the given edge', () => {
  const begun = ['a', 'b', 'c', 'd'].map((id) => block(id, 'words'))
  const dropped = (id: string, over: string, edge: 'top' | 'bottom') =>
    moved(begun, id, placeBeside(begun, id, over, edge))
      .map((one) => one.id)
      .join('')
  expect(dropped('a', 'c', 'top')).toBe('bacd')
  expect(dropped('a', 'c', 'bottom')).toBe('bcad')
  expect(dropped('d', 'a', 'top')).toBe('dabc')
  expect(dropped('d', 'b', 'bottom')).toBe('abdc')
  expect(moved(begun, 'b', placeBeside(begun, 'b', 'a', 'bottom'))).toBe(begun)
})

test('moves a block by keyboard, keeps the focus and announces the new position', async () => {
  const now = renderStack(['a', 'b', 'c'].map((id) => block(id, 'words')))
  screen.getByRole('button', { name: 'Move block 1 down' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(idsOf(now)).toEqual(['b', 'a', 'c'])
  expect(screen.getByText('Words moved to 2 of 3')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move block 2 down'))
  await userEvent.keyboard('{Enter}{Enter}')
  expect(idsOf(now)).toEqual(['b', 'c', 'a'])
})

describe('dragging a block', () => {
  // jsdom has no layout: the test sets the element under the pointer.
  const underPointer = { element: document.body as Element }
  beforeAll(() => {
    document.elementFromPoint = () => underPointer.element
    document.elementsFromPoint = () => [underPointer.element]
  })

  async function dragged(end: (cards: readonly HTMLElement[]) => void) {
    const now = renderStack(['a', 'b', 'c'].map((id) => block(id, 'words')))
    const cardsOf = () => [...document.querySelectorAll<HTMLElement>('[draggable="true"]')]
    await waitFor(() => expect(cardsOf()).toHaveLength(3))
    const cards = cardsOf()
    const dataTransfer = {
      setData: () => {},
      getData: () => '',
      setDragImage: () => {},
      types: [],
      items: [],
      files: [],
    }
    const [first, , third] = cards as [HTMLElement, HTMLElement, HTMLElement]
    underPointer.element = first.querySelector('[data-handle]') ?? first
    fireEvent.dragStart(first, { dataTransfer })
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
    fireEvent.dragEnter(third, { dataTransfer })
    fireEvent.dragOver(third, { dataTransfer })
    end(cards)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
    return now
  }

  test('moves it when dropped on another block', async () => {
    const now = await dragged(([, , third]) => fireEvent.drop(third as HTMLElement))
    expect(idsOf(now)).toEqual(['b', 'a', 'c'])
    expect(now.changes).toBe(1)
  })

  test('changes neither order nor undo history when cancelled', async () => {
    const now = await dragged(([first]) => fireEvent.dragEnd(first as HTMLElement))
    expect(idsOf(now)).toEqual(['a', 'b', 'c'])
    expect(now.changes).toBe(0)
  })
})

test('moves and sends a block of a newer release unchanged', async () => {
  const strange = [block('a', 'hologram', { deep: [1, { z: 'x' }] }), block('b', 'words', { text: 'hi', more: 1 }, 9)]
  const before = JSON.stringify([strange[1], strange[0]])
  const now = renderStack(strange)
  expect(screen.getAllByText(/It can be moved or removed, but not edited/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Move block 1 down' }))
  expect(JSON.stringify(wholeBlocks(kinds, now.blocks, []).whole)).toBe(before)
})

test('reports a failing form in place and keeps the others editable', async () => {
  const failing = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const now = renderStack([block('a', 'broken'), block('b', 'words')])
  expect(await screen.findByText(/fields of this block do not work/)).toBeTruthy()
  await userEvent.type(await screen.findByLabelText('Words of it'), '!')
  expect(now.blocks[1]?.data).toEqual({ text: 'b!' })
  failing.mockRestore()
})

test('shows server errors at the fields of their block', async () => {
  renderStack([block('a', 'words'), block('b', 'words')], { 'b.data.text': 'is too long', b: 'is not whole' })
  const fields = await screen.findAllByText(/Words of it/)
  expect(fields.map(({ textContent }) => textContent)).toEqual(['Words of it', 'Words of itis too long'])
  expect(screen.getByText('This block is not whole.')).toBeTruthy()
})
