import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { useCombobox } from './use-combobox.ts'

/** A search whose suggestions have just loaded; `moving` moves the focus between rendering and listening. */
function Search({ moving }: { readonly moving: () => void }) {
  const field = useRef(document.querySelector('input'))
  const { isOpen } = useCombobox({
    field,
    listId: 'list',
    optionId: (at) => `option-${at}`,
    count: 2,
    onType() {},
    onPick() {},
    onDelete: () => false,
  })
  useLayoutEffect(moving, [])
  return <p>{isOpen ? 'open' : 'shut'}</p>
}

beforeEach(() => {
  document.body.innerHTML = '<form><input></form><button>Elsewhere</button>'
  document.querySelector('input')?.focus()
})

test('opens when the field still has the focus', () => {
  render(<Search moving={() => {}} />)
  expect(screen.getByText('open')).toBeTruthy()
})

test('stays closed when the focus has already moved on', () => {
  render(<Search moving={() => document.querySelector('button')?.focus()} />)
  expect(screen.getByText('shut')).toBeTruthy()
})
