import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seal, unseal } from '../sealing/secrets.ts'
import { mediaBucket, mediaFolder } from './open-originals.ts'

/**
 * Files of persons, sealed, beside the originals of pictures: in the same bucket or shared folder, below `sealed/`. No
 * route serves them by name. The shop makes the names; they are never typed.
 */
const pathOf = (name: string) => `sealed/${name}`

/** Stores a file, in place of one of this name. */
export async function putSealedFile(name: string, bytes: Uint8Array): Promise<void> {
  const sealed = Buffer.from(seal(Buffer.from(bytes).toString('base64')))
  const bucket = mediaBucket()
  if (bucket) return bucket.put(pathOf(name), sealed)
  const path = join(mediaFolder(), pathOf(name))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, sealed, { mode: 0o600 })
}

/** The file of this name; undefined where there is none. Throws where its key is missing. */
export async function readSealedFile(name: string): Promise<Uint8Array | undefined> {
  const file = pathOf(name)
  const bucket = mediaBucket()
  const sealed = bucket
    ? await bucket.read({ file, size: 0, changedAt: 0 })
    : await readFile(join(mediaFolder(), file)).catch(unlessMissing)
  return sealed && Buffer.from(unseal(sealed.toString('utf8')) as string, 'base64')
}

/** Deletes the file of this name, if there is one. */
export async function removeSealedFile(name: string): Promise<void> {
  const bucket = mediaBucket()
  await (bucket ? bucket.remove(pathOf(name)) : rm(join(mediaFolder(), pathOf(name)), { force: true }))
}

function unlessMissing(problem: unknown): undefined {
  if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw problem
}
