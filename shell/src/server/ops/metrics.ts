import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of the shell, in their own registry. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'shell_requests_total',
      help: 'responses by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    }),
    pageSeconds: new Histogram({
      name: 'shell_page_seconds',
      help: 'time to a complete page by state of the cache',
      labelNames: ['cache'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'shell_render_seconds',
      help: 'time of one slot in the process of its release',
      labelNames: ['remote', 'slot'],
      buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    slots: new Counter({
      name: 'shell_slots_total',
      help: 'slots by outcome: rendered, threw, late, hung, crashed, crowded, unready, resting',
      labelNames: ['remote', 'outcome'],
      registers,
    }),
    cache: new Counter({
      name: 'shell_page_cache_total',
      help: 'public pages by hit, stale, miss or joined',
      labelNames: ['outcome'],
      registers,
    }),
    refused: new Counter({
      name: 'shell_registry_refused_total',
      help: 'registry documents and releases that were refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    leftOut: new Gauge({
      name: 'shell_releases_left_out',
      help: 'releases of the registry that are not served because they are damaged on disk',
      labelNames: ['release'],
      registers,
    }),
    sequence: new Gauge({ name: 'shell_registry_sequence', help: 'sequence of the registry in use', registers }),
    processesEnded: new Counter({
      name: 'shell_render_processes_ended_total',
      help: 'processes of releases that hung, crashed or sent an invalid answer',
      labelNames: ['remote', 'reason'],
      registers,
    }),
    listeners: new Gauge({ name: 'shell_release_listeners', help: 'open pages that listen for releases', registers }),
    reports: new Counter({
      name: 'shell_release_reports_total',
      help: 'releases that browsers could not run, or that caused errors or hangs in a page',
      labelNames: ['remote', 'phase'],
      registers,
    }),
    watchAddresses(areUnread: () => boolean) {
      new Gauge({
        name: 'shell_visitor_addresses_unread',
        help: '1 while TRUST_PROXY does not fit the proxies in front of the shell',
        registers,
        collect() {
          this.set(areUnread() ? 1 : 0)
        },
      })
    },
  }
}
