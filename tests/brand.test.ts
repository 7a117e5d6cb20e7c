import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'

/** The files that may contain the brand's name: the setting, and what was generated from it or fetched. */
const mayName = /(^|\/)(domain\/brand\.ts|payload-types\.ts|node_modules|\.next)$/

const rooms = [
  ...['contracts', 'domain', 'plugins', 'cms', 'site', 'server', 'stand-ins'],
  ...['locales', 'tests', 'benchmarks'],
]

test('only the settings file spells the name of the chain', () => {
  const naming = rooms.flatMap(filesIn).filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(brand.slug))
  expect(naming).toEqual([])
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (mayName.test(path)) return []
    if (entry.isDirectory()) return filesIn(path)
    return /\.([cm]?[jt]sx?|astro|css|json|md)$/.test(path) ? [path] : []
  })
}
