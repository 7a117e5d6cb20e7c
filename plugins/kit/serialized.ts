const queues = new Map<string, Promise<unknown>>()

/**
 * Runs functions of one name one after another, within this process.
 *
 * Only for speed: a function that waits here does not lose a race in the database and run again. Correctness comes from
 * guarded updates, which hold between processes too.
 */
export function serialized<T>(name: string, run: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve()
  const result = before.then(run, run)
  const settled = result.then(noop, noop)
  queues.set(name, settled)
  void settled.then(() => {
    if (queues.get(name) === settled) queues.delete(name)
  })
  return result
}

function noop(): void {}
