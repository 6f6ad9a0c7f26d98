import type { Host, MountProps, RemoteLifecycles } from '@nukkad/platform/host'
import { Store } from './store.ts'

/** A mounted slot of the page. Times in milliseconds. */
export interface Mount {
  readonly name: string
  readonly slot: string
  readonly element: HTMLElement
  readonly release: MountProps['release']
  /** who rendered the first visible content: the server, the server as an outline only, or the browser */
  readonly drawnBy: 'server' | 'outline' | 'browser'
  /** render time on the server */
  readonly serverMs?: number | undefined
  /** time to load its data and the code of its screen */
  readonly loadMs?: number
  /** time to hydrate the server-rendered content */
  readonly hydrateMs?: number
  readonly renderMs?: number
}

type Lifecycles = RemoteLifecycles['mount']

const toTenth = (milliseconds: number) => Math.round(milliseconds * 10) / 10

/**
 * The mounted slots of the page, with the times of each. Observed through the lifecycles of remotes, whoever mounts
 * them.
 */
export class Mounts {
  readonly store = new Store<readonly Mount[]>([])
  readonly #drawn: Readonly<Record<string, number>>
  #host: Host | undefined
  readonly #waiting: ((host: Host) => void)[] = []

  constructor(drawn: Readonly<Record<string, number>>) {
    this.#drawn = drawn
  }

  /** Calls back with the host that the shell shares with mounts, before the first mount gets it. */
  whenHost(call: (host: Host) => void): void {
    if (this.#host) call(this.#host)
    else this.#waiting.push(call)
  }

  #haveHost(host: Host): void {
    this.#host ??= host
    for (const call of this.#waiting.splice(0)) call(host)
  }

  /** Wraps lifecycles to time them. */
  watched(made: RemoteLifecycles): RemoteLifecycles {
    return {
      ...made,
      mount: (props) => this.#mount(made.mount, props),
      unmount: (props) => {
        this.#remove(props.name)
        return made.unmount(props)
      },
    }
  }

  async #mount(mount: Lifecycles, props: MountProps): Promise<void> {
    const { name, slot, release, state, domElement, host } = props
    this.#haveHost(host)
    const isHydrated = state?.kind === 'full' && domElement.hasChildNodes()
    const from = performance.now()
    let readyAt = from
    const beforeRender = async () => {
      const loadMs = toTenth(performance.now() - from)
      await props.beforeRender()
      readyAt = performance.now()
      this.#put({
        name,
        slot,
        release,
        element: domElement,
        loadMs,
        drawnBy: isHydrated ? 'server' : state ? 'outline' : 'browser',
        serverMs: state ? this.#drawn[slot] : undefined,
      })
    }
    try {
      await mount({ ...props, beforeRender })
      const took = toTenth(performance.now() - readyAt)
      const begun = this.store.value.find((one) => one.name === name)
      if (begun) this.#put({ ...begun, ...(isHydrated ? { hydrateMs: took } : { renderMs: took }) })
    } catch (error) {
      this.#remove(name)
      throw error
    }
  }

  #put(mount: Mount): void {
    const others = this.store.value.filter(({ name }) => name !== mount.name)
    this.store.set([...others, mount])
  }

  #remove(name: string): void {
    this.store.set(this.store.value.filter((one) => one.name !== name))
  }
}
