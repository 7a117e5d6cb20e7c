import fs, { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { logDestination } from './log.ts'

test('a log line written to a full disk is lost, and the next one is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(folder, 'log')
  const logger = pino({}, logDestination(openSync(file, 'a')))
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  logger.info('lost')
  logger.info('lost as well')
  full.mockRestore()
  logger.info('written')
  expect(readFileSync(file, 'utf8')).toMatch(/^\{[^\n]*"msg":"written"\}\n$/)
  rmSync(folder, { recursive: true })
})
