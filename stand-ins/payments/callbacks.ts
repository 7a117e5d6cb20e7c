import { randomUUID } from 'node:crypto'
import { at, nowIso, nowMs } from '../kit/clock.ts'
import type { PendingCallback, Payment } from './payment.ts'

/** The wait after each failed attempt. The documentation names no schedule; this one is ours. */
export const RETRY_SECONDS = [1, 2, 3, 5, 10, 30, 60, 300, 900, 3600]
const TIMEOUT_MS = 10_000
const MAX_ATTEMPTS_STORED = 100

interface Dependencies {
  find: (id: string) => Payment | undefined
  save: (payment: Payment) => void
  retrySeconds: number[]
}

/** Calls the shop's callback addresses until it answers 2xx. Pending callbacks are stored with the payment. */
export function openCallbacks({ find, save, retrySeconds }: Dependencies) {
  const timers = new Map<string, () => void>()
  const closing = new AbortController()
  return { enqueue, resume, close }

  function enqueue(payment: Payment, url: string, status: string, seconds: number, times: number) {
    const dueAt = new Date(nowMs() + seconds * 1000).toISOString()
    const pendingSteps = Array.from({ length: times }, () => ({ id: randomUUID(), url, status, dueAt, tries: 0 }))
    payment.owed.push(...pendingSteps)
    for (const call of pendingSteps) wait(payment.id, call)
  }

  function resume(payment: Payment) {
    for (const call of payment.owed) wait(payment.id, call)
  }

  function close() {
    closing.abort()
    for (const end of timers.values()) end()
  }

  function wait(paymentId: string, call: PendingCallback) {
    timers.set(
      call.id,
      at(call.dueAt, () => void deliver(paymentId, call)),
    )
  }

  async function deliver(paymentId: string, call: PendingCallback) {
    timers.delete(call.id)
    const answer = await ask(call.url, closing.signal)
    const payment = find(paymentId)
    if (!payment || closing.signal.aborted) return
    const isAccepted = /^2\d\d$/.test(answer)
    payment.attempts.push({ at: nowIso(), status: call.status, answer, isAccepted })
    payment.attempts = payment.attempts.slice(-MAX_ATTEMPTS_STORED)
    const again = isAccepted ? undefined : retrySeconds[call.tries]
    if (again === undefined) payment.owed = payment.owed.filter((other) => other.id !== call.id)
    else {
      call.tries += 1
      call.dueAt = new Date(nowMs() + again * 1000).toISOString()
      wait(paymentId, call)
    }
    save(payment)
  }
}

async function ask(url: string, closing: AbortSignal): Promise<string> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)])
    const answer = await fetch(url, { redirect: 'manual', signal })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (cause instanceof Error && cause.name === 'TimeoutError') return 'timeout'
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  }
}
