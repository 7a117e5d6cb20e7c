import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'processes-'))
const script = join(folder, 'server.ts')
writeFileSync(
  script,
  `import cluster from 'node:cluster'
   import { createServer } from 'node:http'
   import { openProcesses } from '${new URL('processes.ts', import.meta.url).href}'

   cluster.on('listening', ({ process }, { port }) => console.log(process.pid, port))
   if (cluster.isWorker) createServer((_request, response) => response.end()).listen(0)
   else await openProcesses(2)`,
)
const first = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
afterAll(() => {
  first.kill()
  rmSync(folder, { recursive: true })
})

/** Process ids, in the order of their starts. */
const serving: number[] = []
let port = ''
createInterface({ input: first.stdout }).on('line', (line) => {
  const [, pid, shared = ''] = /^(\d+) (\d+)$/.exec(line) ?? []
  if (!pid) return
  serving.push(Number(pid))
  port = shared
})

test('no request waits for a killed process', async () => {
  for (let kill = 0; kill < 2; kill += 1) {
    await expect.poll(() => serving.length).toBe(2)
    const requests: Promise<unknown>[] = []
    for (let count = 0; count < 100; count += 1) {
      requests.push(fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } }).catch(() => undefined))
      if (count === 50) process.kill(serving.shift() ?? 0, 'SIGKILL')
      if (count % 5 === 0) await new Promise(setImmediate)
    }
    // Answered or broken off: an open connection would wait for five minutes.
    await Promise.all(requests)
  }
})
