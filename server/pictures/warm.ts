import { parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Originals } from '#plugins/kit/originals/originals.ts'
import type { PictureFile } from './make.ts'
import { sizesOf } from './names.ts'
import { isBusy } from './concurrency.ts'

/** Requests come first after the start. */
const SETTLE_MS = 3000

/** Pause between two pictures, so that no core is busy for long. */
const REST_MS = 40

/**
 * Makes every size of every original, one at a time and only while no request waits for one. Returns the stop function.
 */
export function warmPictures(originals: Originals, pictureFile: PictureFile): () => void {
  const stopping = new AbortController()
  warmAll(originals, pictureFile, stopping.signal).catch((problem: unknown) => {
    if (!stopping.signal.aborted) console.error('Warming pictures broke', problem)
  })
  return () => stopping.abort()
}

async function warmAll(originals: Originals, pictureFile: PictureFile, signal: AbortSignal): Promise<void> {
  await pause(SETTLE_MS, undefined, { signal, ref: false })
  const all = await originals.list()
  for (const wanted of all.flatMap(({ file }) => sizesOf(parse(file).name.normalize('NFC')))) {
    while (isBusy()) await pause(REST_MS, undefined, { signal, ref: false })
    await pictureFile(wanted).catch((problem: unknown) => console.error('No picture from', wanted.name, problem))
    await pause(REST_MS, undefined, { signal, ref: false })
  }
}
