import * as React from 'react'
import singleSpaReact from 'single-spa-react'
import type { MountProps } from '../host.ts'
import type { Slot } from '../slot.ts'
import { MountRoot } from './mount-root.tsx'
import { type Mounting, prepareMounting } from './mounting.ts'
import { reactRoots, wishForRoot } from './react-roots.ts'

/** The single-spa lifecycles of one slot of a remote. */
export interface RemoteLifecycles {
  readonly name: string
  readonly slot: string
  bootstrap(props: MountProps): Promise<void>
  /** resolves after the first commit; rejects, leaving nothing behind, if code, render or hydration fails */
  mount(props: MountProps): Promise<void>
  unmount(props: Pick<MountProps, 'name'>): Promise<void>
}

/** A mount that neither commits nor throws within this time has failed. In milliseconds. */
const mountWithin = 10_000
const unmountWithin = 3_000

/**
 * The lifecycles that a remote exposes per slot, made with single-spa-react. Its mount() resolves even if the component
 * threw, and its unmount() may never resolve; here both are tied to the actual outcome.
 */
export function lifecycles(name: string, slotName: string, slot: Slot): RemoteLifecycles {
  const spa = singleSpaReact<{ mounting: Mounting; domElement: HTMLElement; name: string }>({
    React,
    ReactDOMClient: reactRoots,
    rootComponent: MountRoot,
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
  })
  const running = new Map<string, Mounting>()
  const spaProps = (mounting: Mounting) =>
    ({ mounting, name: mounting.props.name, domElement: mounting.props.domElement }) as Parameters<typeof spa.mount>[0]

  async function unmount(mountName: string): Promise<void> {
    const mounting = running.get(mountName)
    if (!mounting) return
    running.delete(mountName)
    await within(unmountWithin, (done) => void callAll(spa.unmount, spaProps(mounting)).then(done, done)).catch(
      () => {},
    )
    mounting.dispose()
  }

  return {
    name,
    slot: slotName,
    async bootstrap(props) {
      // Nothing is fetched here: what the first render needs depends on the mount.
      void props
    },
    async mount(props) {
      let settle: { committed(): void; failed(error: unknown): void } | undefined
      let isCommitted = false
      const mounting = await prepareMounting(slot, props, {
        committed() {
          isCommitted = true
          settle?.committed()
        },
        failed(error) {
          if (isCommitted) props.page.crashed(error)
          else settle?.failed(error)
        },
      })
      running.set(props.name, mounting)
      const wish = {
        isHydrated: props.state?.kind === 'full' && props.domElement.hasChildNodes(),
        listening: props.listening,
        options: {
          identifierPrefix: `${slotName}-`,
          onRecoverableError: (error: unknown) => props.host.report(error, mounting.context.identity),
          // The boundary reports the error; React's own console message would repeat it.
          onCaughtError: () => {},
        },
      }
      try {
        await props.beforeRender()
        wishForRoot(props.domElement, wish)
        await within(mountWithin, (done, fail) => {
          settle = { committed: done, failed: fail }
          callAll(spa.mount, spaProps(mounting)).catch(fail)
        })
      } catch (error) {
        await unmount(props.name)
        throw error
      }
    },
    unmount: (props) => unmount(props.name),
  }
}

/** single-spa allows a lifecycle to be one function or several. */
async function callAll<P>(lifecycle: ((props: P) => Promise<unknown>) | ((props: P) => Promise<unknown>)[], props: P) {
  for (const run of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await run(props)
}

function within(milliseconds: number, run: (done: () => void, fail: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
    const end = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    run(
      () => end(resolve),
      (error) => end(() => reject(error)),
    )
  })
}
