import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the disk keeps of an index: the engine's own snapshot, and the state of each document by its source. */
export interface KeptIndex {
  engine: ArrayBuffer
  states: Map<string, Map<string, number>>
}

/** What stands before the engine's bytes. */
interface Head {
  madeBy: string
  digest: string
  states: [source: string, documents: [id: string, state: number][]][]
}

const FILE = 'index'
/** Bytes that say how long the head is. */
const LENGTH = 8

/** Where an index of this shop is kept. Each machine has its own; deleted, it is made anew. */
export function keptFolder(): string {
  return join(process.env.SHOP_DATA ?? join(appRoot(), 'data'), 'search')
}

/** Writes a whole new file beside the old one and puts it in its place, so that a crash leaves one of the two. */
export async function keepIndex(folder: string, { engine, states }: KeptIndex): Promise<void> {
  const bytes = new Uint8Array(engine)
  const entries = [...states].map(([source, known]): Head['states'][0] => [source, [...known]])
  const head = new TextEncoder().encode(
    JSON.stringify({ madeBy: madeBy(), digest: digestOf(bytes), states: entries } satisfies Head),
  )
  // The shop's own folder is never made here: a shop that is closed meanwhile does not come back by halves.
  await mkdir(folder).catch(() => {})
  const begun = join(folder, `${FILE}.${randomUUID()}`)
  try {
    const file = await open(begun, 'wx')
    try {
      await file.write(new BigUint64Array([BigInt(head.length)]))
      await file.writeFile(head)
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(begun, join(folder, FILE))
  } catch (problem) {
    await rm(begun, { force: true })
    throw problem
  }
  await dropBegun(folder)
}

/** The kept index; null where there is none, or one that is cut or was made by other code. */
export async function readKeptIndex(folder: string): Promise<KeptIndex | null> {
  const bytes = await readFile(join(folder, FILE)).catch(() => null)
  if (!bytes || bytes.length < LENGTH) return null
  const end = LENGTH + Number(bytes.readBigUInt64LE(0))
  const head = readHead(bytes.subarray(LENGTH, end))
  const rest = bytes.subarray(end)
  if (head?.madeBy !== madeBy() || head.digest !== digestOf(rest)) return null
  const states = head.states.map(([source, known]): [string, Map<string, number>] => [source, new Map(known)])
  return { engine: new Uint8Array(rest).buffer, states: new Map(states) }
}

/** A head that was cut is no JSON. */
function readHead(bytes: Uint8Array): Head | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Head
  } catch {
    return null
  }
}

/** No file is written for so long. */
const WRITTEN_WITHIN_MS = 60_000

/** Files of a process that was killed while it wrote. */
async function dropBegun(folder: string): Promise<void> {
  const begun = (await readdir(folder)).filter((name) => name.startsWith(`${FILE}.`)).map((name) => join(folder, name))
  const { mtimeMs: writtenMs } = await stat(join(folder, FILE))
  for (const file of begun) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: writtenMs }))
    if (mtimeMs < writtenMs - WRITTEN_WITHIN_MS) await rm(file, { force: true })
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** What decides how words are read and documents are made. */
const MAKERS = ['domain/search', 'plugins/search', 'cms/content', 'node_modules/@orama/stemmers/package.json']

let known: string | undefined

/** Names the code that makes an index: one made by other code is not read. */
function madeBy(): string {
  return (known ??= createHash('sha256').update(MAKERS.flatMap(contentsBelow).join('\n')).digest('base64'))
}

function contentsBelow(path: string): string[] {
  const whole = join(appRoot(), path)
  if (/\.json$/.test(path)) return [readFileSync(whole, 'utf8')]
  const files = readdirSync(whole, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.ts$/.test(file) && !/\.(test|fixture)\./.test(file)).toSorted()
  return code.flatMap((file) => [file, readFileSync(join(whole, file), 'utf8')])
}

function appRoot(): string {
  return process.env.APP_ROOT ?? process.cwd()
}
