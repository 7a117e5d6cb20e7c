import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Preloaded into the shop of a bench: at each SIGUSR2 it writes the longest stall of its event loop since the last, in milliseconds.
const file = process.env['BENCH_STALLS']
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(Math.round(delay.max / 1e6)))
    delay.reset()
  })
}
