import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRunFolder } from './run-folder.mjs'

test('opening a run folder removes those of ended runs, and leaves those of runs under way', () => {
  const place = mkdtempSync(join(tmpdir(), 'runs-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const ended = join(place, `test-run-${spawnSync(process.execPath, ['--version']).pid}-abc`)
  const other = join(place, 'test-running')
  mkdirSync(join(ended, 'tmp'), { recursive: true })
  mkdirSync(other)
  const [first, second] = [openRunFolder([place]), openRunFolder([place])]
  expect([ended, other, join(first, 'tmp'), join(second, 'tmp')].map(existsSync)).toEqual([false, true, true, true])
})
