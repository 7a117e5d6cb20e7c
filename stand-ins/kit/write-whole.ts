import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file so that a reader, or a restart after a power cut, finds the old one or the new one and never half. */
export function writeWhole(path: string, content: string | Uint8Array) {
  const beside = `${path}.new`
  writeFileSync(beside, content)
  renameSync(beside, path)
}
