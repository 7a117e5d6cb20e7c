import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file atomically: after a power cut it has the old or the new content. */
export function writeAtomically(path: string, content: string | Uint8Array) {
  const beside = `${path}.new`
  writeFileSync(beside, content)
  renameSync(beside, path)
}
