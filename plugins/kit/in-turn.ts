const turns = new Map<string, Promise<unknown>>()

/**
 * Runs functions of one name one after another, within this process.
 *
 * Only for speed: a function that waits here does not lose a race in the database and run again. Correctness is the
 * task of guarded updates, which other processes obey too.
 */
export function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve()
  const mine = before.then(run, run)
  const settled = mine.then(noop, noop)
  turns.set(name, settled)
  void settled.then(() => {
    if (turns.get(name) === settled) turns.delete(name)
  })
  return mine
}

function noop(): void {}
