import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// People who read pages while `hostile.ts` attacks, in a thread of their own: what the attack costs the bench is not theirs.
const { url, paths } = workerData as { url: string; paths: string[] }
const EVERY_MS = 50
let took: number[] = []
let failed = 0

parentPort?.on('message', () => {
  took.sort((a, b) => a - b)
  parentPort?.postMessage({ p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN, pages: took.length, failed })
  took = []
  failed = 0
})

for (let turn = 0; ; turn += 1) {
  void read(turn)
  await pause(EVERY_MS)
}

async function read(turn: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.20.${turn % 200}.1` }
  const began = performance.now()
  const answer = await fetch(`${url}${paths[turn % paths.length]}`, { headers }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  if (answer?.ok) took.push(performance.now() - began)
  else failed += 1
}
