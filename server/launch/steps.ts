import { openLine } from './progress.mjs'

const STEPS = 6

/** Tells whoever waits how far the work is, in a few words with figures. */
export type Say = (words: string) => void

/** Does one step of the start and says so: `3/6 Migrating … 0.4 s`. What the step gives back is said behind it. */
export async function step<Result>(
  number: number,
  title: string,
  work: (say: Say) => Promise<Result>,
): Promise<Result> {
  const line = openLine(`${number}/${STEPS} ${title}`)
  try {
    const result = await work(line.say)
    line.end(typeof result === 'string' ? result : undefined)
    return result
  } catch (problem) {
    line.breakOff()
    throw problem
  }
}
