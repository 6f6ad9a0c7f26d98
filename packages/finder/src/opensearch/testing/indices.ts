import { Refusal } from './stand-in-error.ts'
import { StandInIndex } from './stand-in-index.ts'

interface AliasAction {
  readonly add?: { readonly index: string; readonly alias: string }
  readonly remove?: { readonly index: string; readonly alias: string }
}

const acknowledged = { acknowledged: true }

/** The indexes of the stand-in, by name and by alias. */
export class Indices {
  readonly #all = new Map<string, StandInIndex>()

  get names(): string[] {
    return [...this.#all.keys()]
  }

  isAlias(name: string): boolean {
    return [...this.#all.values()].some(({ aliases }) => aliases.has(name))
  }

  find(name: string): StandInIndex | undefined {
    return this.#all.get(name) ?? [...this.#all.values()].find(({ aliases }) => aliases.has(name))
  }

  named(name: string): StandInIndex {
    const index = this.find(name)
    if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)
    return index
  }

  create(name: string, body: ConstructorParameters<typeof StandInIndex>[1]): object {
    if (this.find(name)) throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    if (name !== name.toLowerCase()) throw new Refusal(400, 'invalid_index_name_exception', 'must be lowercase')
    this.#all.set(name, new StandInIndex(name, body))
    return { ...acknowledged, shards_acknowledged: true, index: name }
  }

  remove(list: string, isForgiving: boolean): object {
    for (const name of list.split(',')) {
      if (!this.#all.delete(name) && !isForgiving)
        throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)
    }
    return acknowledged
  }

  aliasesOf(pattern: string): object {
    const isMeant = (name: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)
    return Object.fromEntries(
      [...this.#all.values()]
        .filter(({ name }) => isMeant(name))
        .map(({ name, aliases }) => [name, { aliases: Object.fromEntries([...aliases].map((alias) => [alias, {}])) }]),
    )
  }

  updateAliases({ actions }: { readonly actions: readonly AliasAction[] }): object {
    for (const { add, remove } of actions) {
      if (remove) this.named(remove.index).aliases.delete(remove.alias)
      if (!add) continue
      if (this.#all.has(add.alias))
        throw new Refusal(400, 'invalid_alias_name_exception', `an index exists with the same name as [${add.alias}]`)
      this.named(add.index).aliases.add(add.alias)
    }
    return acknowledged
  }
}
