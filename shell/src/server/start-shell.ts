import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument, Rule } from '@nukkad/contracts'
import { keptSecret } from '@nukkad/contracts/kept-secret'
import { customerNetworkOf } from '@nukkad/contracts/network-of'
import { pino } from 'pino'
import { createApp } from './http/create-app.ts'
import { machineFiles } from './http/machine-files.ts'
import { proxies } from './http/proxy.ts'
import { releaseNews } from './news/release-news.ts'
import { ReportLedger } from './news/report-ledger.ts'
import { reportRoute } from './news/report-route.ts'
import { routesRoute } from './news/routes-route.ts'
import { snapshotRoute } from './news/snapshot-route.ts'
import { Withdrawals } from './news/withdrawals.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { keptGauges } from './ops/kept-gauges.ts'
import { createMetrics } from './ops/metrics.ts'
import { isReady, opsRoutes } from './ops/ops-routes.ts'
import { ReleaseNumbers } from './ops/release-numbers.ts'
import { overlayRoutes } from './overlay/overlay-routes.ts'
import { Overlays } from './overlay/overlays.ts'
import { OverrideTokens } from './overlay/override-token.ts'
import { isAskedByApp } from './page/asking/app-agent.ts'
import { firstPages } from './page/asking/first-pages.ts'
import { pageCacheOf } from './page/asking/page-cache.ts'
import { pageRevision, revisionFrom } from './page/asking/page-revision.ts'
import { composer } from './page/compose-page.ts'
import { PageProofs } from './page/page-proof.ts'
import { pageRoutes } from './page/page-routes.ts'
import { slotRenderer } from './page/slot-renderer.ts'
import { openReleaseSource } from './registry/open-release-source.ts'
import { ViewLedger } from './registry/view-ledger.ts'
import { LiveReleases } from './releases/live-releases.ts'
import { newestBundles } from './releases/newest-bundles.ts'
import { releaseMemory } from './releases/release-memory.ts'
import type { Snapshots } from './releases/snapshots.ts'
import { startRenderers } from './render/start-renderers.ts'
import type { ShellSettings } from './settings.ts'
import { earlierBuilds } from './static/earlier-builds.ts'
import { FileStore } from './static/file-store.ts'
import { rootFiles } from './static/root-files.ts'
import { shellAssetsOf } from './static/shell-assets.ts'
import { filesIn } from './static/static-files.ts'
import { staticRoutes } from './static/static-routes.ts'
import { wellKnown } from './static/well-known.ts'
import { SheetStore } from './styles/sheet-store.ts'

/** Paths and facts that differ between a build, a run from sources and a test. */
export interface ShellParts {
  /** program of the render processes */
  readonly renderFile: string
  /** the shell's browser build, with manifest.json */
  readonly assetsFolder: string
  /** icons of the site as PNG */
  readonly iconsFolder: string
  /** version of @nukkad/platform that pages run */
  readonly platformVersion: string
  /** addresses of pages that are rendered before the server accepts visitors; by default one of each remote */
  readonly firstPages?: readonly string[]
}

export interface RunningShell {
  readonly url: string
  /** answers pending requests, then ends everything it started */
  close(): Promise<void>
}

/** A preview is viewed rarely and by few: its process starts on demand. */
const isForVisitors = ({ channel }: Rule) => channel !== 'preview'
/** How long the present releases stay in use while the processes of the next ones are started. */
const swapWithinMs = 400

/** milliseconds after which the server listens in any case: `/readyz` then says when the first pages are rendered */
const longestFirstPages = 10_000

/** Starts the shell's server and resolves once it listens; throws one sentence if it can't. */
// limit: the composition of the server, in the order in which its parts need each other
export async function startShell(settings: ShellSettings, parts: ShellParts): Promise<RunningShell> {
  const log = pino({ level: settings.LOG_LEVEL, base: { service: 'shell' } })
  const metrics = createMetrics()
  const releasesFolder = path.join(settings.NUKKAD_HOME, 'releases')
  const assets = shellAssetsOf(parts.assetsFolder)
  const views = new ViewLedger()
  const { platformVersion } = parts
  const source = await openReleaseSource({ settings, releasesFolder, platformVersion, views, log })
  let prepare = async (_: RegistryDocument): Promise<void> => undefined
  const releases = new LiveReleases({
    onLooked: (looked) => source.looked(looked),
    trusted: source.trusted,
    checkVersion: source.checkVersion,
    folder: releasesFolder,
    acceptedFolder: path.join(settings.NUKKAD_HOME, 'accepted'),
    platformVersion,
    log,
    beforeTaken: (document) => prepare(document),
    onRefused: (reason) => metrics.refused.inc({ reason }),
    onLeftOut: (damaged) => {
      metrics.leftOut.reset()
      for (const release of damaged) metrics.leftOut.set({ release }, 1)
    },
  })
  await releases.open()
  const numbers = new ReleaseNumbers(metrics, () => releases.snapshots.document)

  const { api, renderers, circuit } = startRenderers(parts.renderFile, settings, { metrics, log })
  const store = new FileStore(path.join(settings.NUKKAD_HOME, 'cache', 'compressed'), {
    isForDevelopment: settings.NODE_ENV === 'development',
  })
  const bundlesOf = (document: RegistryDocument) =>
    Object.entries(document.remotes).flatMap(([name, { rules }]) =>
      rules.filter(isForVisitors).flatMap(({ version }) => releases.versions.get(name, version)?.bundle ?? []),
    )
  prepare = (document) => Promise.race([renderers.warm(bundlesOf(document)), sleep(swapWithinMs)])
  const expectNewest = newestBundles(releases)
  const taken = (snapshots: Snapshots) => {
    metrics.sequence.set(snapshots.document.sequence)
    circuit.keep(new Set(bundlesOf(snapshots.document).map(({ release }) => release)))
  }
  const assetFiles = filesIn(parts.assetsFolder)
  const earlier = await earlierBuilds(parts.assetsFolder, path.join(settings.NUKKAD_HOME, 'assets')).catch((error) => {
    log.warn({ err: error }, 'files of earlier builds cannot be kept; pages opened before an upgrade may need a reload')
    return new Map()
  })
  // Compressed once for each build: otherwise the first visitor would have to wait for it.
  await store.warm(assetFiles.values())
  taken(releases.snapshots)
  const sheets = new SheetStore(releasesFolder)
  const cache = pageCacheOf(settings)
  const memory = releaseMemory({ releases, releasesFolder, store, sheets, pages: cache })
  keptGauges(metrics, { pages: cache, files: store, styles: sheets })
  releases.onTaken((snapshots) => {
    taken(snapshots)
    numbers.taken()
    memory.taken()
    for (const bundle of expectNewest()) renderers.expect(bundle)
  })
  const warmed = renderers.warm(bundlesOf(releases.snapshots.document))

  const { app, security, draining } = createApp(settings, log, metrics)
  const compose = composer({
    settings,
    socialSecret: settings.SOCIAL_SECRET ?? keptSecret(settings.NUKKAD_HOME, 'social-secret'),
    assets,
    sheets,
    renderSlot: slotRenderer({ renderers, circuit, versions: releases.versions, metrics, numbers, views, log }),
  })
  const first = firstPages({ addresses: parts.firstPages, releases, compose, warmed })
  // Deferred, because reading and checking all files would take a tenth of the start.
  void first.done.then(memory.warm)
  opsRoutes(app, {
    firstPages: first,
    draining,
    apiUrl: settings.API_URL,
    releases,
    metrics,
    operatorPassword: settings.OPERATOR_PASSWORD ?? keptSecret(settings.NUKKAD_HOME, 'operator-password'),
  })
  releaseNews(app, { releases, metrics })
  const proofs = new PageProofs(settings.REPORT_SECRET ?? keptSecret(settings.NUKKAD_HOME, 'report-secret'))
  const overlays = new Overlays({
    releases,
    platformVersion: parts.platformVersion,
    tokens: new OverrideTokens(settings.OVERRIDE_SECRET ?? keptSecret(settings.NUKKAD_HOME, 'override-secret')),
  })
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  snapshotRoute(app, releases, proofs, overlays)
  await overlayRoutes(app, { overlays, apiUrl: settings.API_URL, isSecure })
  routesRoute(app, releases)
  const ledger = new ReportLedger({ limit: settings.REPORTS_TO_ROLL_BACK })
  await reportRoute(app, {
    releases,
    metrics,
    numbers,
    views,
    ledger,
    proofs,
    withdrawals: new Withdrawals({
      releases,
      releasesFolder,
      platformVersion: parts.platformVersion,
      circuit,
      renderers,
      withdraw: source.withdraw,
      log,
    }),
  })
  await proxies(app, { apiUrl: settings.API_URL, imagesUrl: settings.IMAGES_URL })
  await machineFiles(app, { apiUrl: settings.API_URL, origin: settings.PUBLIC_URL, releases })
  rootFiles(app, parts.iconsFolder)
  wellKnown(app, settings)
  offlineRoutes(app, { scripts: assets.offlineScripts, isOn: settings.OFFLINE_PAGE === 'on' })
  staticRoutes(app, {
    store,
    releases,
    overlays,
    releasesFolder,
    assets: new Map([...earlier, ...assetFiles]),
  })
  pageRoutes(app, {
    releases,
    compose,
    cache,
    revision: pageRevision({ ask: revisionFrom(settings.API_URL) }),
    security,
    metrics,
    proofs,
    overlays,
    gave: (release, address) => {
      numbers.viewed(release)
      views.viewed(release)
      ledger.gave(release, customerNetworkOf(address))
    },
    isSecure,
    isAskedByApp: (request) => isAskedByApp(request, settings),
  })

  await app.register(draining.untilAnswered)

  const close = async () => {
    if (app.server.listening) await draining.drain(app.server, settings.DRAIN_SECONDS)
    await app.close()
    await releases.close()
    await source.close()
    await renderers.close()
    await api.close()
  }
  try {
    // Some load balancers do not check readiness and send requests to any server that listens.
    if (await isReady(settings.API_URL)) await first.drawWithin(longestFirstPages)
    const url = await app.listen({ host: settings.SHELL_HOST, port: settings.PORT })
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}
