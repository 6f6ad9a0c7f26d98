import type { ChangeAnswer, ChangeRequest } from '@nukkad/contracts/registry-service'
import type { Registry } from '../registry.ts'

/** Carries out a change request; throws RegistryRefusal. */
export async function applyChange(registry: Registry, change: ChangeRequest): Promise<ChangeAnswer> {
  if (change.act === 'preview') {
    const token = await registry.preview(change.remote, change.version)
    return { sequence: await registry.journal.newest(), token }
  }
  if (change.act === 'prune') {
    const removed = await registry.prune()
    return { sequence: await registry.journal.newest(), removed }
  }
  if (change.act === 'renew') {
    await registry.renew()
    return { sequence: await registry.journal.newest() }
  }
  const { sequence } = await documentAfter(registry, change)
  return { sequence }
}

type Simple = Exclude<ChangeRequest, { act: 'preview' | 'prune' | 'renew' }>

function documentAfter(registry: Registry, change: Simple) {
  switch (change.act) {
    case 'promote':
      return registry.promote(change.remote, change.version, change.why)
    case 'rollback':
      return registry.rollback(change.remote, change.why)
    case 'canary':
      return registry.canary(change.remote, change.version, change.share, change.isJudged)
    case 'campaign':
      return registry.campaign(change.remote, change.version, change.window)
    case 'quarantine':
      return registry.quarantine(change.remote, change.version, change.why)
    case 'restore':
      return registry.restore(change.remote, change.version, change.why)
    case 'take-back':
      return registry.takeBack(change.remote, change.version, change.channel)
    case 'grant':
      return registry.grant(change.remote, { paths: change.paths, slots: change.slots })
    case 'touch':
      return registry.change({ act: 'touch' })
  }
}
