import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { settings } from '../settings.ts'
import { pictureFile } from './make.ts'
import { sizesOf } from './names.ts'
import { isBusy } from './concurrency.ts'

/** Requests come first after the start. */
const SETTLE_MS = 3000

/** Pause between two pictures, so that no core is busy for long. */
const REST_MS = 40

/**
 * Makes every size of every original, one at a time and only while no request waits for one. Returns the stop function.
 */
export function warmPictures(): () => void {
  const stopping = new AbortController()
  warmAll(stopping.signal).catch((problem: unknown) => {
    if (!stopping.signal.aborted) console.error('Warming pictures broke', problem)
  })
  return () => stopping.abort()
}

async function warmAll(signal: AbortSignal): Promise<void> {
  await pause(SETTLE_MS, undefined, { signal, ref: false })
  const files = await readdir(join(settings.data, 'media')).catch(() => [])
  for (const wanted of files.flatMap((file) => sizesOf(parse(file).name.normalize('NFC')))) {
    while (isBusy()) await pause(REST_MS, undefined, { signal, ref: false })
    await pictureFile(wanted).catch((problem: unknown) => console.error('No picture from', wanted.name, problem))
    await pause(REST_MS, undefined, { signal, ref: false })
  }
}
