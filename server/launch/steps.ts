import cluster from 'node:cluster'
import { openLine } from './progress.mjs'

const STEPS = 6

/** Of several processes only the first prints what it does. */
const isQuiet = (cluster.worker?.id ?? 1) > 1

/** Runs one step of the start and prints its line. A returned text is printed as its result. */
export async function step<Result>(number: number, title: string, work: () => Promise<Result>): Promise<Result> {
  if (isQuiet) return work()
  const line = openLine(`${number}/${STEPS} ${title}`)
  try {
    const result = await work()
    line.end(typeof result === 'string' ? result : undefined)
    return result
  } catch (problem) {
    line.fail()
    throw problem
  }
}
