import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether the build in `file` was made from sources with this fingerprint. */
export function isFresh(fingerprint: string, file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/** Writes the fingerprint of a build's sources. */
export function keepFingerprint(fingerprint: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fingerprint)
}

/** Hashes contents rather than times: two megabytes of sources are read in a tenth of a second. */
export function fingerprintOf(root: string, sources: string[]): string {
  const hash = createHash('sha1')
  for (const file of filesBelow(root, sources)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Files beside the sources that are not built: build output, tests and texts. */
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
