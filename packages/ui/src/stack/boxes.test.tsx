import { render, screen } from '@testing-library/react'
import { Badge } from '../badge/badge.tsx'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { Card } from '../card/card.tsx'
import { Cluster } from '../cluster/cluster.tsx'
import { Grid } from '../grid/grid.tsx'
import { Page } from '../page/page.tsx'
import { Stack } from './stack.tsx'

describe('layout boxes', () => {
  test.each([
    ['a card', Card],
    ['a cluster', Cluster],
    ['a stack', Stack],
    ['a page', Page],
  ])('%s passes on its role and its accessible name', (_, Box) => {
    render(
      <Box role="group" aria-label="Paid with">
        UPI
      </Box>,
    )
    expect(screen.getByRole('group', { name: 'Paid with' }).textContent).toBe('UPI')
  })

  test('stack uses the spacing scale unless a style overrides it', () => {
    render(
      <>
        <Stack>tea</Stack>
        <Stack gap={6}>milk</Stack>
        <Stack style={{ gap: '1px' }}>sugar</Stack>
      </>,
    )
    expect(['tea', 'milk', 'sugar'].map((word) => screen.getByText(word).style.gap)).toEqual([
      'var(--space-4)',
      'var(--space-6)',
      '1px',
    ])
  })

  test('cluster aligns at the start or with space between', () => {
    render(
      <>
        <Cluster>tea</Cluster>
        <Cluster justify="between" align="baseline">
          milk
        </Cluster>
      </>,
    )
    const places = ['tea', 'milk'].map((word) => screen.getByText(word).style)
    expect(places.map(({ justifyContent, alignItems }) => [justifyContent, alignItems])).toEqual([
      ['start', 'center'],
      ['space-between', 'baseline'],
    ])
  })

  test('grid is a list with its items', () => {
    render(
      <Grid aria-label="Makers">
        <li>Anokhi</li>
        <li>Khurja</li>
      </Grid>,
    )
    expect(screen.getByRole('list', { name: 'Makers' }).children).toHaveLength(2)
  })

  test('bottom bar marks its kind for other bars', () => {
    render(<BottomBar kind="action">Pay</BottomBar>)
    expect(screen.getByText('Pay').dataset.bottom).toBe('action')
  })
})

test('renders a badge inline with the text around it', () => {
  const { container } = render(
    <p>
      Order 17 <Badge tone="success">Delivered</Badge>
    </p>,
  )
  expect(container.textContent).toBe('Order 17 Delivered')
})
