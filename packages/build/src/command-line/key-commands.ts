import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Team } from '@nukkad/contracts/registry-trust'
import { keyIdOf, keysOfPem, newKeys, pemOf } from '@nukkad/registry'
import { changeTrust } from './change-trust.ts'
import type { Command, CommandContext } from './command-context.ts'
import { requireWord, WrongUse } from './wrong-use.ts'

/**
 * `key new <file>`: creates a key pair for a person who is to release; the public half goes to an operator. It does not
 * contact a registry, which would not know the key yet.
 */
export function newKey({ say }: Pick<CommandContext, 'say'>, file: string): void {
  if (existsSync(file)) throw new WrongUse(`${file} already exists.`)
  const keys = newKeys()
  writeFileSync(file, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  writeFileSync(`${file}.pub`, pemOf(keys.publicKey))
  say(`The key ${keys.keyId} is in ${file}; keep it secret. Give ${file}.pub to the operator of the registry.`)
}

async function revokeKey(context: CommandContext, name: string, keyId: string): Promise<void> {
  await changeTrust(context, (document) => {
    const team = document.teams[name]
    const key = team?.keys[keyId]
    if (!team || !key) throw new WrongUse(`${name} has no key ${keyId}.`)
    const keys = { ...team.keys, [keyId]: { ...key, revokedAt: new Date().toISOString() } }
    return { ...document, teams: { ...document.teams, [name]: { ...team, keys } } }
  })
  context.say(`The key ${keyId} of ${name} has been revoked; earlier signatures remain valid.`)
}

const key: Command = async (context, [what, ...words]) => {
  if (what === 'revoke')
    return revokeKey(context, requireWord(words[0], 'The team'), requireWord(words[1], 'The id of the key'))
  throw new WrongUse(`Use 'key new <file>' to create a key and 'key revoke <team> <id>' to revoke one.`)
}

const team: Command = async (context, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      key: { type: 'string', multiple: true },
      remote: { type: 'string', multiple: true },
      operator: { type: 'boolean' },
    },
  })
  const name = requireWord(positionals[0], 'The team')
  const added = (values.key ?? []).map((file) => {
    if (!existsSync(file)) throw new WrongUse(`There is no public key in ${file}.`)
    const publicKey = createPublicKey(readFileSync(file))
    return [keyIdOf(publicKey), { publicKey: pemOf(publicKey) }] as const
  })
  await changeTrust(context, (document) => {
    const before: Team = document.teams[name] ?? { role: 'team', remotes: [], keys: {} }
    const remotes = [...new Set([...before.remotes, ...(values.remote ?? [])])]
    const role = values.operator ? 'operator' : before.role
    const after = { role, remotes, keys: { ...before.keys, ...Object.fromEntries(added) } }
    return { ...document, teams: { ...document.teams, [name]: after } }
  })
  const { teams } = await context.registry.trust()
  const { role, remotes = [], keys = {} } = teams[name] ?? {}
  const may = role === 'operator' ? 'every remote' : remotes.join(', ') || 'no remote yet'
  const usable = Object.keys(keys).filter((id) => keys[id]?.revokedAt === undefined)
  context.say(`${name} may release ${may}, with these keys: ${usable.join(', ') || 'none yet'}.`)
}

/**
 * `root rotate <file>`: makes the key in that file the root that signs the trusted keys; the old root signs the change
 * too.
 */
const root: Command = async (context, [what, file]) => {
  if (what !== 'rotate') throw new WrongUse(`Use 'root rotate <file>' to replace the root key.`)
  const from = requireWord(file, 'The file of the new root')
  if (!existsSync(from)) throw new WrongUse(`There is no key in ${from}; 'key new ${from}' creates one.`)
  const next = keysOfPem(readFileSync(from))
  const replaced = { keys: { [next.keyId]: pemOf(next.publicKey) }, threshold: 1 }
  await changeTrust(context, (document) => ({ ...document, root: replaced }), [next])
  context.say(
    `The root key is ${next.keyId}. Keep ${from} on a machine that is not used for releases, and set REGISTRY_ROOT_KEY to it.`,
  )
}

/**
 * `registry-key add <file.pub>`: shells accept a registry that signs with this key too; `registry-key remove <id>`: they
 * no longer do.
 */
const registryKey: Command = async (context, [what, word]) => {
  if (what !== 'add' && what !== 'remove')
    throw new WrongUse(`Use 'registry-key add <file.pub>' and 'registry-key remove <id>'.`)
  const named = requireWord(word, what === 'add' ? 'The file' : 'The id of the key')
  if (what === 'add' && !existsSync(named)) throw new WrongUse(`There is no public key in ${named}.`)
  await changeTrust(context, (document) => {
    const keys = new Map(Object.entries(document.registry))
    if (what === 'add') {
      const publicKey = createPublicKey(readFileSync(named))
      keys.set(keyIdOf(publicKey), pemOf(publicKey))
    } else if (!keys.delete(named)) throw new WrongUse(`The registry has no key ${named}.`)
    if (keys.size === 0) throw new WrongUse('This is the only key of the registry; add the next one first.')
    return { ...document, registry: Object.fromEntries(keys) }
  })
  const { registry } = await context.registry.trust()
  context.say(`The registry may sign with these keys: ${Object.keys(registry).join(', ')}.`)
}

export const keyCommands: Readonly<Record<string, Command>> = { key, team, root, 'registry-key': registryKey }
