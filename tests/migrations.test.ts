import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationNames } from '#plugins/kit/storage/migration-files.ts'
import { releasesIn } from '#plugins/kit/storage/releases.ts'
import { version } from '../package.json' with { type: 'json' }

const FOLDER = 'cms/migrations'
const names = migrationNames(FOLDER)

test('every released migration stays, in the order of the releases', () => {
  const releases = releasesIn(FOLDER)
  const released = releases.flatMap(({ migrations }) => migrations)
  expect(names.slice(0, released.length)).toEqual(released)
  expect(releases.at(-1)?.version).toBe(version)
})

test('only the last migration has a snapshot, and no migration goes down', () => {
  expect(readdirSync(FOLDER).filter((file) => file.endsWith('.json'))).toEqual([`${names.at(-1)}.json`])
  for (const name of names) expect(readFileSync(join(FOLDER, `${name}.ts`), 'utf8')).not.toContain('function down')
})
