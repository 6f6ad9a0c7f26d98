import { parseArgs } from 'node:util'
import type { Rule } from '@nukkad/contracts'
import { ensureStored } from './asked-remote.ts'
import type { Command } from './command-context.ts'
import { requireWord, WrongUse } from './wrong-use.ts'

export const canary: Command = async (context, words) => {
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

export const promote: Command = async ({ registry, say }, [name, version]) => {
  const remote = requireWord(name, 'The remote')
  const document = await registry.promote(remote, version)
  say(`${remote} ${document.remotes[remote]?.rules.at(-1)?.version} is stable.`)
}

export const rollback: Command = async ({ registry, say }, [name]) => {
  const remote = requireWord(name, 'The remote')
  const document = await registry.rollback(remote)
  say(`${remote} was rolled back to ${document.remotes[remote]?.rules.at(-1)?.version}.`)
}

export const preview: Command = async (context, [name]) => {
  const { name: remote, version } = await ensureStored(context, name)
  const token = await context.registry.preview(remote, version)
  const origin = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`
  context.say(`${remote} ${version}, for anyone with this link:\n${origin}/?preview=${token}`)
}

export const campaign: Command = async (context, words) => {
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

const channels: readonly string[] = ['canary', 'campaign', 'preview'] satisfies Rule['channel'][]

export const takeBack: Command = async ({ registry, say }, [name, version, channel]) => {
  const remote = requireWord(name, 'The remote')
  const taken = requireWord(version, 'The version')
  if (channel !== undefined && !channels.includes(channel)) {
    throw new WrongUse(`There is no channel '${channel}' to withdraw.`)
  }
  await registry.takeBack(remote, taken, channel as Rule['channel'] | undefined)
  say(`${remote} ${taken} is no longer a ${channel ?? 'canary, campaign or preview'}.`)
}
