const turns = new Map<string, Promise<unknown>>()

/**
 * Runs work of one name one after another, within this process.
 *
 * Only for speed: work that waits here does not lose a race in the database and try again.
 * What must hold is held by guarded updates, which other processes obey too.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.then(noop, noop)
  turns.set(name, settled)
  void settled.then(() => {
    if (turns.get(name) === settled) turns.delete(name)
  })
  return mine
}

function noop(): void {}
