import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { removeForgotten } from '../releases/pruning.ts'
import { type StoredRelease, storeRelease } from '../releases/release-store.ts'
import { FolderDocuments } from './folder-documents.ts'
import { journalFolder, type NamedRelease, type RegistryStore } from './registry-store.ts'

/** A store in a folder, of this machine or shared by several machines. */
export class FolderStore extends FolderDocuments implements RegistryStore {
  get releases(): string {
    return path.join(this.folder, 'releases')
  }

  async open(): Promise<void> {
    for (const folder of ['releases', journalFolder, 'trust', 'audit']) await this.sweep(folder)
  }

  keepRelease(from: string): Promise<StoredRelease> {
    return storeRelease(this.releases, from)
  }

  async releaseFolder({ name, version }: NamedRelease): Promise<string> {
    return path.join(this.releases, name, version)
  }

  removeForgotten(document: RegistryDocument, now: Date): Promise<string[]> {
    return removeForgotten(this.releases, document, now)
  }

  async close(): Promise<void> {}
}
