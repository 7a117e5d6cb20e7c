import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { DOCUMENTS, keepDocuments } from '#plugins/kit/test-database.ts'

/** Global setup of integration tests: a folder for seeded shops that one test file makes and the others copy. */
export function setup(): () => void {
  const folder = (process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), 'templates-')))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The folder of the seeded shop of this name, once a test file has stored one. */
export function templateOf(name: string): string | undefined {
  const folder = join(process.env.TEST_TEMPLATES ?? '', name)
  return existsSync(folder) ? folder : undefined
}

/** Stores a seeded shop as the template of this name. */
export async function keepTemplate(name: string, payload: Payload, shop: string): Promise<void> {
  const template = join(process.env.TEST_TEMPLATES ?? '', name)
  const copy = mkdtempSync(`${template}-`)
  await keepDocuments(payload, shop)
  for (const part of ['keys.json', 'shop.db', 'shop.db-wal', DOCUMENTS, 'media'])
    if (existsSync(join(shop, part))) cpSync(join(shop, part), join(copy, part), { recursive: true })
  try {
    renameSync(copy, template)
  } catch {
    // Another worker was faster, and its template is the same.
  }
}
