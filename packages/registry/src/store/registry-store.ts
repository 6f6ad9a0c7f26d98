import type { Integrity, RegistryDocument } from '@nukkad/contracts'
import type { StoredRelease } from '../releases/release-store.ts'

/** Small texts with names such as `trust/1.json`. */
export interface Documents {
  /** Names in a folder, without the folder. */
  names(folder: string): Promise<string[]>
  read(name: string): Promise<string | undefined>
  /** Creates a document that never changes; of several concurrent writers one succeeds, the others get false. */
  create(name: string, text: string): Promise<boolean>
}

/** A release as identified in the signed document. */
export interface NamedRelease {
  readonly name: string
  readonly version: string
  /** hash of its release.json */
  readonly manifest: Integrity
}

/** The storage of a registry, shared by all its processes. Throws RegistryRefusal `away` while it can't be used. */
export interface RegistryStore extends Documents {
  /**
   * Checks that the store can be used; throws RegistryRefusal with a message for the operator who starts the registry.
   */
  open(): Promise<void>
  /** Replaces a text; false if another writer has replaced it meanwhile, whose text is read from then on. */
  replace(name: string, text: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** Stores the built version directory `from`, completely or not at all. */
  keepRelease(from: string): Promise<StoredRelease>
  /** The folder on this machine with a release; fetches the release if it isn't there. */
  releaseFolder(release: NamedRelease): Promise<string>
  /** Removes releases that are not in the document and not about to be published; returns them as name@version. */
  removeForgotten(document: RegistryDocument, now: Date): Promise<string[]>
  close(): Promise<void>
}

/** The documents of a folder, by their names in it. */
export const documentsIn = (documents: Documents, folder: string): Documents => ({
  names: (inner) => documents.names(inner ? `${folder}/${inner}` : folder),
  read: (name) => documents.read(`${folder}/${name}`),
  create: (name, text) => documents.create(`${folder}/${name}`, text),
})

/** The signed document, and the folder of its recent changes. */
export const documentName = 'releases/registry.json'
export const journalFolder = 'releases/registry.journal'
