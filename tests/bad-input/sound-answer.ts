import { expect } from 'vitest'
import { failures, refusals } from '#contracts/refusals.ts'
import type { Heard } from '../real-shop.ts'

const codes: Record<string, number> = { ...refusals, ...failures }

/** What was asked for, or a refusal of the contract under its own status; nothing of the house in either. */
export function expectSound({ status, code, text }: Heard): void {
  // An address whose letters are composed otherwise is sent to the one way of writing it.
  if (status !== 200 && status !== 301) expect([code, status]).toEqual([code, codes[code ?? '']])
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\.ts:\d+|SQLITE|\bat \w+ \(/)
}

/** Expects a sound answer that refuses with this code. */
export async function expectRefusal(asked: Promise<Heard>, code: keyof typeof refusals | keyof typeof failures) {
  const answer = await asked
  expectSound(answer)
  expect({ status: answer.status, code: answer.code }).toEqual({ status: codes[code], code })
}
