import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateTypes } from 'payload/node'
import { expect, onTestFinished, test } from 'vitest'
import config from '../payload.config.ts'

test('cms/payload-types.ts is what the collections generate; otherwise run `npm run types`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  process.env.PAYLOAD_TS_OUTPUT_PATH = join(folder, 'payload-types.ts')
  await generateTypes(await config, { log: false })
  expect(readFileSync(process.env.PAYLOAD_TS_OUTPUT_PATH, 'utf8')).toBe(readFileSync('cms/payload-types.ts', 'utf8'))
})
