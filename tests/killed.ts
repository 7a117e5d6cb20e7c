import type { Payload } from 'payload'
import { vi } from 'vitest'

const WRITES = ['create', 'updateOne', 'deleteMany'] as const

/**
 * Does something in a process that is killed before its `line`th write, or after its `line`th call of a provider and before
 * the answer: from then on nothing is written or asked. True where it was done before that.
 */
export async function killedBefore(
  { db }: Pick<Payload, 'db'>,
  line: number,
  action: () => Promise<unknown>,
): Promise<boolean> {
  let lines = 0
  let isDead = false
  const spies = WRITES.map((name) => {
    const write = db[name].bind(db) as (...args: unknown[]) => Promise<unknown>
    return vi.spyOn(db, name).mockImplementation((async (...args: unknown[]) => {
      if (isDead || (lines += 1) > line) isDead = true
      if (isDead) throw new Error('Killed')
      return write(...args)
    }) as never)
  })
  const ask = globalThis.fetch
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...question) => {
    if (isDead) throw new Error('Killed')
    const answer = await ask(...question)
    if ((lines += 1) > line) isDead = true
    if (isDead) throw new Error('Killed')
    return answer
  })
  try {
    await action().catch(() => undefined)
  } finally {
    for (const spy of [...spies, asked]) spy.mockRestore()
  }
  return !isDead
}
