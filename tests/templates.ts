import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { DOCUMENTS, keepDocuments } from '#plugins/kit/test-database.ts'
import { patience } from '#server/launch/machine.mjs'

/** Global setup of integration tests: a folder for seeded shops that one test file makes and the others copy. */
export function setup(): () => void {
  const folder = (process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), 'templates-')))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** How long a worker waits for the template that another one makes, before it seeds a shop of its own. */
const PATIENCE_MS = patience(50)

/** The folder of the seeded shop of this name; undefined for the worker that is to make and store it. */
export async function templateOf(name: string): Promise<string | undefined> {
  const folder = join(process.env.TEST_TEMPLATES ?? '', name)
  if (existsSync(folder)) return folder
  try {
    mkdirSync(`${folder}.making`)
    return undefined
  } catch {
    for (let waited = 0; waited < PATIENCE_MS && !existsSync(folder); waited += 50) await setTimeout(50)
    return existsSync(folder) ? folder : undefined
  }
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
    // Another worker was faster after all, and its template is the same.
  }
}
