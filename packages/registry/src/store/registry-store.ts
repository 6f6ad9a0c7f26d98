import type { Integrity, RegistryDocument } from '@nukkad/contracts'
import type { StoredRelease } from '../releases/release-store.ts'

/** Small texts by names such as `trust/1.json`. */
export interface Documents {
  /** Names in a folder, without it. */
  names(folder: string): Promise<string[]>
  read(name: string): Promise<string | undefined>
  /** Makes a document that stays as it is; of all writers that try at once one succeeds, the others get false. */
  create(name: string, text: string): Promise<boolean>
}

/** A release as the signed document names it. */
export interface NamedRelease {
  readonly name: string
  readonly version: string
  /** hash of its release.json */
  readonly manifest: Integrity
}

/** Where a registry keeps what it knows, shared by all its processes. Throws RegistryRefusal `away` while it can't be used. */
export interface RegistryStore extends Documents {
  /** Finds out whether the store can be relied on; throws RegistryRefusal with words for whoever starts the registry. */
  open(): Promise<void>
  /** Puts a text in place of another; false when somebody else wrote there meanwhile, whose text is read from then on. */
  replace(name: string, text: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** Takes in the built version directory `from`, whole or not at all. */
  keepRelease(from: string): Promise<StoredRelease>
  /** The folder of this machine where a release lies; brings it there when it isn't. */
  releaseFolder(release: NamedRelease): Promise<string>
  /** Removes releases that the document doesn't know and nobody is about to publish; answers them as name@version. */
  removeForgotten(document: RegistryDocument, now: Date): Promise<string[]>
  close(): Promise<void>
}

/** Documents of a folder, by their names in it. */
export const documentsIn = (documents: Documents, folder: string): Documents => ({
  names: (inner) => documents.names(inner ? `${folder}/${inner}` : folder),
  read: (name) => documents.read(`${folder}/${name}`),
  create: (name, text) => documents.create(`${folder}/${name}`, text),
})

/** The signed document, and the folder of its last changes. */
export const documentName = 'releases/registry.json'
export const journalFolder = 'releases/registry.journal'
