const STEPS = 6

/** Does one step of the start and says so: `3/6 Migrating … 0.4 s`. What the step gives back is said behind it. */
export async function step<Result>(number: number, title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  process.stdout.write(`${number}/${STEPS} ${title} …`)
  try {
    const result = await work()
    const said = typeof result === 'string' ? `${result}, ` : ''
    process.stdout.write(` ${said}${((performance.now() - began) / 1000).toFixed(1)} s\n`)
    return result
  } catch (problem) {
    process.stdout.write('\n')
    throw problem
  }
}
