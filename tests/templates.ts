import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all integration tests: a folder for the seeded shops that one file of tests makes and the others copy. */
export function setup(): () => void {
  const folder = (process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), 'templates-')))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The folder of a seeded shop of this name, once some file of tests has kept one. */
export function templateOf(name: string): string | undefined {
  const folder = join(process.env.TEST_TEMPLATES ?? '', name)
  return existsSync(folder) ? folder : undefined
}

/** Keeps what a shop is made of as the template of this name. */
export function keepTemplate(name: string, shop: string): void {
  const kept = join(process.env.TEST_TEMPLATES ?? '', name)
  const copy = mkdtempSync(`${kept}-`)
  for (const part of ['keys.json', 'shop.db', 'shop.db-wal', 'media'])
    if (existsSync(join(shop, part))) cpSync(join(shop, part), join(copy, part), { recursive: true })
  try {
    renameSync(copy, kept)
  } catch {
    // Another worker was quicker, and its template is as good.
  }
}
