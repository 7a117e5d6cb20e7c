import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { expect, onTestFinished, test } from 'vitest'
import { inWorker } from './in-worker.ts'

const MEGABYTE = 1024 * 1024

/** Makes objects of which many are in use, and posts how large the space of new ones became. */
const MAKES_OBJECTS = `
import { getHeapSpaceStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
const used = []
for (let made = 0; made < 3_000_000; made += 1) used[made % 400_000] = { made }
parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size)
`

test('a thread has few megabytes of new objects, however many the main thread may have', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thread-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'makes-objects.mjs')
  await writeFile(file, MAKES_OBJECTS)
  setFlagsFromString('--max-semi-space-size=64')
  const limits = { milliseconds: 20_000, bytes: 64 * MEGABYTE }
  const size = await inWorker<number>(relative(process.cwd(), file), null, limits)
  expect(size / MEGABYTE).toBeLessThanOrEqual(16)
})
