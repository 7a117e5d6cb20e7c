import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether what was built is from sources with this fingerprint. `file` keeps that of the build. */
export function isFresh(fingerprint: string, file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/** Keeps the fingerprint of what something was built from. */
export function keepFingerprint(fingerprint: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fingerprint)
}

/** Two megabytes of sources are read in a tenth of a second, so their contents decide rather than their times. */
export function fingerprintOf(root: string, sources: string[]): string {
  const hash = createHash('sha1')
  for (const file of filesBelow(root, sources)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** What lies among the sources without being built: what was built from them, tests and texts. */
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
