import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a build was made from. */
export interface Fingerprint {
  /** Names, sizes and times: quick to read, and enough as long as nothing has been touched. */
  glance: string
  /** The contents themselves: what decides when something has been touched. */
  content: string
}

/** Whether what was built from these sources is still what they say. A file touched but not changed counts as unchanged. */
export function isFresh(root: string, sources: string[], file: string): boolean {
  const kept = readKept(file)
  if (!kept) return false
  const files = filesBelow(root, sources)
  const glance = glanceAt(root, files)
  if (kept.glance === glance) return true
  if (kept.content !== contentOf(root, files)) return false
  keep(file, { glance, content: kept.content })
  return true
}

/** Remembers beside a build what it was made from. */
export function remember(root: string, sources: string[], file: string): void {
  const files = filesBelow(root, sources)
  keep(file, { glance: glanceAt(root, files), content: contentOf(root, files) })
}

/** Tests say nothing about what is built, and builds are no sources. */
const ignored = /(^|\/)(\.next|node_modules|next-env\.d\.ts|tsconfig\.tsbuildinfo)(\/|$)|\.test\.tsx?$|\.md$/

function filesBelow(root: string, sources: string[]): string[] {
  return sources
    .filter((source) => existsSync(join(root, source)))
    .flatMap((source) => {
      if (statSync(join(root, source)).isFile()) return [source]
      const below = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      return below.map((file) => join(source, file))
    })
    .filter((file) => !ignored.test(file) && statSync(join(root, file)).isFile())
    .toSorted()
}

function glanceAt(root: string, files: string[]): string {
  const hash = createHash('sha1')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function contentOf(root: string, files: string[]): string {
  const hash = createHash('sha1')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readKept(file: string): Fingerprint | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Fingerprint
  } catch {
    return undefined
  }
}

function keep(file: string, fingerprint: Fingerprint): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(fingerprint))
}
