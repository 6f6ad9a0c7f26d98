import { Component, type ReactNode } from 'react'
import type { Host } from '../host.ts'

interface Props {
  readonly Failure: Host['Failure']
  onError(error: unknown): void
  /** whether its children are the whole page, so that the failure gets the page's own heading */
  readonly isPage?: boolean
  /** a change of this key clears a failure, so that the children are rendered again */
  readonly resetKey?: unknown
  onRetry?(): void
  readonly children: ReactNode
}
interface State {
  readonly error: unknown
  readonly hasFailed: boolean
}

const fine: State = { error: undefined, hasFailed: false }

/** Catches what its children throw, reports it, and offers a retry; the rest of the page is not affected. */
export class MountBoundary extends Component<Props, State> {
  override state = fine

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState(fine)
  }

  override render() {
    const { Failure, children, isPage, onRetry } = this.props
    if (!this.state.hasFailed) return children
    const retry = () => {
      onRetry?.()
      this.setState(fine)
    }
    return <Failure error={this.state.error} isPage={isPage} onRetry={retry} />
  }
}
