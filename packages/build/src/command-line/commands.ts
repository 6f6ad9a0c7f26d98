import { parseArgs } from 'node:util'
import { releaseRemote } from '../releasing/release-remote.ts'
import { remoteNamed, sayNotMounted } from './asked-remote.ts'
import { campaign, canary, preview, promote, rollback, takeBack } from './audience-commands.ts'
import type { Command } from './command-context.ts'
import { keyCommands } from './key-commands.ts'
import { auditLines, listReleases, shellLines } from './list.ts'
import { requireWord, WrongUse } from './wrong-use.ts'

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
