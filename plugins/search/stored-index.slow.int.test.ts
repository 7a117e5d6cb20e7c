import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { keepIndex, readStoredIndex, type StoredIndex } from './stored-index.ts'

const root = mkdtempSync(join(tmpdir(), 'kept-'))
const folder = join(root, 'search')
const file = join(folder, 'index')

afterAll(() => rmSync(root, { recursive: true }))

function indexOf(number: number): StoredIndex {
  return {
    engine: new Uint8Array(300_000).fill(number).buffer,
    states: new Map([['articles', new Map([['one', number]])]]),
  }
}

test('a stored index is read again', async () => {
  expect(await readStoredIndex(folder)).toBe(null)
  await keepIndex(folder, indexOf(1))
  await keepIndex(folder, indexOf(2))
  expect(await readStoredIndex(folder)).toEqual(indexOf(2))
  expect(readdirSync(folder)).toEqual(['index'])
})

test('a stored index that was cut or changed is not read', async () => {
  await keepIndex(folder, indexOf(1))
  const whole = readFileSync(file)
  const broken = [whole.subarray(0, 4), whole.subarray(0, 50), whole.subarray(0, -1), Buffer.concat([whole, whole])]
  const changed = Buffer.from(whole)
  changed[whole.length - 7] = 9
  const other = Buffer.from(whole.toString('latin1').replace(/"madeBy":"./, '"madeBy":"-'), 'latin1')
  for (const bytes of [...broken, changed, other, Buffer.from('garbage that is long enough'), Buffer.alloc(0)]) {
    writeFileSync(file, bytes)
    expect(await readStoredIndex(folder)).toBe(null)
  }
})

test('storing an index fails when the folder of the shop is gone, and makes no new one', async () => {
  await expect(keepIndex(join(root, 'gone', 'search'), indexOf(1))).rejects.toThrow()
  expect(readdirSync(root)).toEqual(['search'])
})

test('a process killed while it writes leaves a whole index, fifty-two times', async () => {
  // Four writes are cut off by each kill, since starting a process takes far longer than killing it.
  const folders = [1, 2, 3, 4].map((number) => join(root, `search-${number}`))
  for (const each of folders) await keepIndex(each, indexOf(1))
  const writes = `
    import { keepIndex } from '${join(import.meta.dirname, 'stored-index.ts')}'
    const index = (number) => ({ engine: new Uint8Array(300_000).fill(number).buffer, states: new Map([['articles', new Map([['one', number]])]]) })
    async function write(folder) {
      for (let number = 1; ; number = (number % 200) + 1) {
        await keepIndex(folder, index(number))
        if (number === 1) console.log('writes')
      }
    }
    for (const folder of ${JSON.stringify(folders)}) void write(folder)`
  for (let kill = 0; kill < 13; kill++) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', writes], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(writer.stdout, 'data')
    await setTimeout((kill * 7) % 40)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    for (const each of folders) {
      const saved = await readStoredIndex(each)
      const number = saved?.states.get('articles')?.get('one') ?? 0
      expect(number).toBeGreaterThan(0)
      expect(saved).toEqual(indexOf(number))
    }
  }
})
