import { expect } from 'vitest'
import { failures, refusals } from '#contracts/refusals.ts'
import type { ApiAnswer } from '../real-shop.ts'

const codes: Record<string, number> = { ...refusals, ...failures }

/** Expects a success, or a refusal of the contract under its own status, without internals in either. */
export function expectSound({ status, code, text }: ApiAnswer): void {
  // An address in another Unicode form is redirected to NFC.
  if (status !== 200 && status !== 301) expect([code, status]).toEqual([code, codes[code ?? '']])
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\.ts:\d+|SQLITE|\bat \w+ \(/)
}

/** Expects a sound answer that refuses with this code. */
export async function expectRefusal(pending: Promise<ApiAnswer>, code: keyof typeof refusals | keyof typeof failures) {
  const answer = await pending
  expectSound(answer)
  expect({ status: answer.status, code: answer.code }).toEqual({ status: codes[code], code })
}
