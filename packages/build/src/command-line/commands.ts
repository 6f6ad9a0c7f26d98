import { parseArgs } from 'node:util'
import type { Rule } from '@nukkad/contracts'
import { type IdentifiedRemote, identifyRemote } from '../fingerprint.ts'
import { releaseRemote } from '../releasing/release-remote.ts'
import type { Command, CommandContext } from './command-context.ts'
import { keyCommands } from './key-commands.ts'
import { auditLines, listReleases, shellLines } from './list.ts'
import { requireWord, WrongUse } from './wrong-use.ts'

function remoteNamed({ folderOf }: CommandContext, name: string | undefined): IdentifiedRemote {
  if (!name) throw new WrongUse('Which remote?')
  const dir = folderOf(name)
  if (dir === undefined) throw new WrongUse(`There is no remote '${name}' here.`)
  return identifyRemote(dir)
}

/** Reports why a gate could not run in a browser; this does not block the release. */
export function sayNotMounted(say: CommandContext['say'], why: string | undefined): void {
  if (why) say(`The release was not mounted in a browser: ${why}`)
}

/** Makes sure that the version of the present sources is in the registry, without serving it to anyone new. */
async function ensureStored(context: CommandContext, name: string | undefined): Promise<IdentifiedRemote> {
  const { home, registry, skip, say } = context
  const remote = remoteNamed(context, name)
  const known = (await registry.read()).remotes[remote.name]?.versions[remote.version]
  if (known) return remote
  say(`Building ${remote.name} ${remote.version} …`)
  const { notMounted } = await releaseRemote({ dir: remote.dir, home, registry, remote, skip, to: 'none' })
  sayNotMounted(say, notMounted)
  return remote
}

const publish: Command = async (context, [name]) => {
  const { home, registry, skip, say } = context
  const remote = remoteNamed(context, name)
  const { dir, version } = remote
  if ((await registry.read()).remotes[remote.name]?.versions[version]) {
    await registry.promote(remote.name, version)
    say(`${remote.name} ${version} had already been published and is now stable.`)
    return
  }
  say(`Building ${remote.name} ${version} …`)
  const { firstLoad, notMounted } = await releaseRemote({ dir, home, registry, remote, skip })
  sayNotMounted(say, notMounted)
  say(`${remote.name} ${version} is stable; a first visit loads ${firstLoad.bytes} bytes for ${firstLoad.of}.`)
}

const canary: Command = async (context, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { judged: { type: 'boolean', default: false } },
  })
  const [name, share] = positionals
  const part = Number(requireWord(share, 'The share, such as 0.1,'))
  const { name: remote, version } = await ensureStored(context, name)
  await context.registry.canary(remote, version, part, values.judged)
  const judged = values.judged ? ' It will be promoted or withdrawn depending on the errors of its visitors.' : ''
  context.say(`${remote} ${version} goes to ${part * 100} % of all visitors.${judged}`)
}

const promote: Command = async ({ registry, say }, [name, version]) => {
  const remote = requireWord(name, 'The remote')
  const document = await registry.promote(remote, version)
  say(`${remote} ${document.remotes[remote]?.rules.at(-1)?.version} is stable.`)
}

const rollback: Command = async ({ registry, say }, [name]) => {
  const remote = requireWord(name, 'The remote')
  const document = await registry.rollback(remote)
  say(`${remote} was rolled back to ${document.remotes[remote]?.rules.at(-1)?.version}.`)
}

const preview: Command = async (context, [name]) => {
  const { name: remote, version } = await ensureStored(context, name)
  const token = await context.registry.preview(remote, version)
  const origin = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`
  context.say(`${remote} ${version}, for anyone with this link:\n${origin}/?preview=${token}`)
}

const campaign: Command = async (context, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      city: { type: 'string' },
      webview: { type: 'string' },
      account: { type: 'string' },
    },
  })
  const { name: remote, version } = await ensureStored(context, positionals[0])
  await context.registry.campaign(remote, version, {
    ...(values.from ? { from: values.from } : {}),
    ...(values.until ? { until: values.until } : {}),
    ...(values.city ? { cities: values.city.split(',') } : {}),
    ...(values.webview ? { webview: values.webview === 'true' } : {}),
    ...(values.account ? { accounts: values.account.split(',') } : {}),
  })
  context.say(`${remote} ${version} runs from ${values.from ?? 'now'} until ${values.until ?? 'it is withdrawn'}.`)
}

const quarantine: Command = async ({ registry, say }, [name, version, ...reason]) => {
  const remote = requireWord(name, 'The remote')
  const bad = requireWord(version, 'The version')
  await registry.quarantine(remote, bad, requireWord(reason.join(' '), 'The reason'))
  say(`${remote} ${bad} is no longer served to anyone.`)
}

const restore: Command = async ({ registry, say }, [name, version]) => {
  const remote = requireWord(name, 'The remote')
  const back = requireWord(version, 'The version')
  const { rules } = (await registry.restore(remote, back)).remotes[remote] ?? { rules: [] }
  const channels = rules.filter((rule) => rule.version === back).map(({ channel }) => channel)
  say(
    channels.length > 0
      ? `${remote} ${back} is ${channels.join(' and ')} again.`
      : `${remote} ${back} can be served again; a newer version is stable.`,
  )
}

const grant: Command = async ({ registry, say }, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { slot: { type: 'string', multiple: true } },
  })
  const [name, ...paths] = positionals
  const remote = requireWord(name, 'The remote')
  const slots = values.slot ?? []
  if (paths.length + slots.length === 0) throw new WrongUse('The address, such as /teapots, or --slot is missing.')
  await registry.grant(remote, { paths, slots })
  say(
    `${remote} may use ${[...paths, ...slots.map((slot) => `the slot ${slot}`)].join(', ')}, and no other remote may.`,
  )
}

const prune: Command = async ({ registry, say }) => {
  const removed = await registry.prune()
  say(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'There is nothing to remove.')
}

const channels: readonly string[] = ['canary', 'campaign', 'preview'] satisfies Rule['channel'][]

const takeBack: Command = async ({ registry, say }, [name, version, channel]) => {
  const remote = requireWord(name, 'The remote')
  const taken = requireWord(version, 'The version')
  if (channel !== undefined && !channels.includes(channel)) {
    throw new WrongUse(`There is no channel '${channel}' to withdraw.`)
  }
  await registry.takeBack(remote, taken, channel as Rule['channel'] | undefined)
  say(`${remote} ${taken} is no longer a ${channel ?? 'canary, campaign or preview'}.`)
}

const list: Command = async ({ registry, say }, [name]) => {
  for (const line of listReleases(await registry.read(), name)) say(line)
}

const log: Command = async ({ registry, say }, [remote]) => {
  for (const line of auditLines(await registry.audit({ limit: 50, ...(remote && { remote }) }))) say(line)
}

const shells: Command = async ({ registry, say }) => {
  for (const line of shellLines(await registry.shells())) say(line)
}

/** The commands by the first word after `npm run release --`; a remote's name alone means `publish`. */
export const commands: Readonly<Record<string, Command>> = {
  publish,
  canary,
  promote,
  rollback,
  preview,
  campaign,
  quarantine,
  restore,
  'take-back': takeBack,
  grant,
  prune,
  list,
  log,
  shells,
  ...keyCommands,
}
