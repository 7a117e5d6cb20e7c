import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sealBytes, unsealBytes } from '../sealing/secrets.ts'
import { mediaBucket, mediaFolder } from './open-originals.ts'
import { OriginalsUnreachable, PRIVATE_FOLDER } from './originals.ts'

/**
 * Files of customers, such as a photographed prescription: sealed before they are stored, in the folder or bucket of the
 * originals, below a name that no address of the shop leads to. All methods throw `OriginalsUnreachable` when the store
 * does not answer.
 */
const fileOf = (name: string) => `${PRIVATE_FOLDER}${name}.sealed`
const pathOf = (name: string) => join(mediaFolder(), fileOf(name))

/** Seals and stores a file. Repeated, it replaces it. */
export async function putPrivateFile(name: string, bytes: Uint8Array): Promise<void> {
  const sealed = sealBytes(bytes)
  const bucket = mediaBucket()
  if (bucket) return bucket.put(fileOf(name), sealed)
  const path = pathOf(name)
  try {
    await mkdir(join(mediaFolder(), PRIVATE_FOLDER), { recursive: true, mode: 0o700 })
    await writeFile(`${path}.half`, sealed, { mode: 0o600 })
    await rename(`${path}.half`, path)
  } catch (cause) {
    throw new OriginalsUnreachable('The folder of private files cannot be written', { cause })
  }
}

/** The opened file; undefined where there is none. */
export async function readPrivateFile(name: string): Promise<Buffer | undefined> {
  const bucket = mediaBucket()
  const sealed = await (bucket
    ? bucket.read({ file: fileOf(name), size: 0, changedAt: 0 })
    : readFile(pathOf(name)).catch(unlessMissing))
  return sealed && unsealBytes(sealed)
}

/** Deletes a file. Safe where it is gone. */
export async function removePrivateFile(name: string): Promise<void> {
  const bucket = mediaBucket()
  await (bucket ? bucket.remove(fileOf(name)) : rm(pathOf(name), { force: true }))
}

function unlessMissing(problem: unknown): undefined {
  if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw new OriginalsUnreachable('The folder of private files cannot be read', { cause: problem })
}
