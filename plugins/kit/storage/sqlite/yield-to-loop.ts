import type { Client } from './group-commit.ts'

/** How long statements may follow each other before other requests get their turn. */
const TURN_MS = 4

/**
 * Lets other requests be answered between the statements of one. SQLite answers within the same turn of the event loop, so
 * that a save with its thirty statements, or twenty such saves, would hold up every cached page until the last is done.
 */
export function yieldToLoop(client: Client): void {
  const execute = client.execute.bind(client)
  const waiting: (() => void)[] = []
  let beganMs: number | undefined

  const endTurn = (): void => void (beganMs = undefined)
  const nextTurn = (): void => {
    beganMs = performance.now()
    waiting.shift()?.()
    setImmediate(waiting.length > 0 ? nextTurn : endTurn)
  }
  const isTurnOver = (): boolean => {
    if (beganMs !== undefined) return performance.now() - beganMs > TURN_MS
    beganMs = performance.now()
    setImmediate(endTurn)
    return false
  }

  client.execute = async (statement, args) => {
    if (waiting.length > 0 || isTurnOver())
      await new Promise<void>((resume) => {
        if (waiting.push(resume) === 1) setImmediate(nextTurn)
      })
    return execute(statement, args)
  }
}
