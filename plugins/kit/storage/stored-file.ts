import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the disk keeps of something that can be made anew: a part that is JSON, and bytes. */
export interface Stored<About> {
  about: About
  bytes: ArrayBuffer
}

/** What stands before the bytes. */
interface Head<About> {
  madeBy: string
  digest: string
  about: About
}

/** Bytes that say how long the head is. */
const LENGTH = 8

/** A folder of what this shop keeps. Each machine has its own; deleted, it is made anew. */
export function storedFolder(name: string): string {
  return join(process.env.SHOP_DATA ?? join(appRoot(), 'data'), name)
}

/** Writes a whole new file beside the old one and puts it in its place, so that a crash leaves one of the two. */
export async function keepFile<About>(
  folder: string,
  name: string,
  madeBy: string,
  { about, bytes }: Stored<About>,
): Promise<void> {
  const body = new Uint8Array(bytes)
  const head = new TextEncoder().encode(JSON.stringify({ madeBy, digest: digestOf(body), about } satisfies Head<About>))
  // The shop's own folder is never made here: a shop that is closed meanwhile does not come back by halves.
  await mkdir(folder).catch(() => {})
  const begun = join(folder, `${name}.${randomUUID()}`)
  try {
    const file = await open(begun, 'wx')
    try {
      await file.write(new BigUint64Array([BigInt(head.length)]))
      await file.writeFile(head)
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(begun, join(folder, name))
  } catch (problem) {
    await rm(begun, { force: true })
    throw problem
  }
  await dropBegun(folder, name)
}

/** What is stored; null where there is nothing, or what is cut or was made by other code. */
export async function readStoredFile<About>(
  folder: string,
  name: string,
  madeBy: string,
): Promise<Stored<About> | null> {
  const whole = await readFile(join(folder, name)).catch(() => null)
  if (!whole || whole.length < LENGTH) return null
  const end = LENGTH + Number(whole.readBigUInt64LE(0))
  const head = readHead<About>(whole.subarray(LENGTH, end))
  const rest = whole.subarray(end)
  if (head?.madeBy !== madeBy || head.digest !== digestOf(rest)) return null
  return { about: head.about, bytes: new Uint8Array(rest).buffer }
}

/** A head that was cut is no JSON. */
function readHead<About>(bytes: Uint8Array): Head<About> | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Head<About>
  } catch {
    return null
  }
}

/** No file is written for so long. */
const WRITTEN_WITHIN_MS = 60_000

/** Files of a process that was killed while it wrote. */
async function dropBegun(folder: string, stored: string): Promise<void> {
  const begun = (await readdir(folder))
    .filter((name) => name.startsWith(`${stored}.`))
    .map((name) => join(folder, name))
  const { mtimeMs: writtenMs } = await stat(join(folder, stored))
  for (const file of begun) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: writtenMs }))
    if (mtimeMs < writtenMs - WRITTEN_WITHIN_MS) await rm(file, { force: true })
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** Names code by what it says: folders of TypeScript and single files, from the root of the shop. */
export function codeOf(makers: readonly string[]): string {
  return createHash('sha256').update(makers.flatMap(contentsBelow).join('\n')).digest('base64')
}

function contentsBelow(path: string): string[] {
  const whole = join(appRoot(), path)
  if (/\.(json|ts)$/.test(path)) return [readFileSync(whole, 'utf8')]
  const files = readdirSync(whole, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.ts$/.test(file) && !/\.(test|fixture)\./.test(file)).toSorted()
  return code.flatMap((file) => [file, readFileSync(join(whole, file), 'utf8')])
}

function appRoot(): string {
  return process.env.APP_ROOT ?? process.cwd()
}
