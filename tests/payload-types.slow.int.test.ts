import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testEngine } from '#plugins/kit/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
process.env.DATABASE_URI = `file:${join(folder, 'shop.db')}`
const { default: config } = await import('../payload.config.ts')

/** What of `payload.db` makes migrations on SQLite. */
interface Compared {
  schema: object
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: object) => Promise<object>
    generateMigration: (before: object, after: object) => Promise<string[]>
  }
}

test('cms/payload-types.ts is what the collections generate; otherwise run `npm run types`', async () => {
  process.env.PAYLOAD_TS_OUTPUT_PATH = join(folder, 'payload-types.ts')
  await generateTypes(await config, { log: false })
  expect(readFileSync(process.env.PAYLOAD_TS_OUTPUT_PATH, 'utf8')).toBe(readFileSync('cms/payload-types.ts', 'utf8'))
})

test.skipIf(testEngine)(
  'the snapshot is what the collections make; otherwise run `npm run migrate:create`',
  async () => {
    const quiet = { ...(await config), logger: pino({ level: 'silent' }) as never }
    const payload = await getPayload({ config: quiet, key: folder, disableOnInit: true })
    onTestFinished(() => payload.destroy())
    const { schema, requireDrizzleKit } = payload.db as unknown as Compared
    const { generateDrizzleJson, generateMigration } = requireDrizzleKit()
    const [snapshot = ''] = readdirSync('cms/migrations').filter((file) => file.endsWith('.json'))
    const before = JSON.parse(readFileSync(join('cms/migrations', snapshot), 'utf8')) as object
    expect(await generateMigration(before, await generateDrizzleJson(schema))).toEqual([])
  },
)
