import { randomUUID } from 'node:crypto'
import type { Owed, Payment } from './payment.ts'

/** How long after each unanswered call the next one follows. The documentation names no schedule; this one is ours. */
export const RETRY_SECONDS = [1, 2, 3, 5, 10, 30, 60, 300, 900, 3600]
const PATIENCE_MS = 10_000
const MAX_ATTEMPTS_KEPT = 100

interface Desk {
  find: (id: string) => Payment | undefined
  save: (payment: Payment) => void
  retrySeconds: number[]
}

/** Calls the shop's callback addresses until it answers 2xx. What is owed is kept with the payment. */
export function openCallbacks({ find, save, retrySeconds }: Desk) {
  const timers = new Map<string, NodeJS.Timeout>()
  const closing = new AbortController()
  return { owe, resume, close }

  function owe(payment: Payment, url: string, status: string, seconds: number, times: number) {
    const dueAt = new Date(Date.now() + seconds * 1000).toISOString()
    const owed = Array.from({ length: times }, () => ({ id: randomUUID(), url, status, dueAt, tries: 0 }))
    payment.owed.push(...owed)
    for (const call of owed) wait(payment.id, call)
  }

  function resume(payment: Payment) {
    for (const call of payment.owed) wait(payment.id, call)
  }

  function close() {
    closing.abort()
    for (const timer of timers.values()) clearTimeout(timer)
  }

  function wait(paymentId: string, call: Owed) {
    const ms = Math.max(0, Date.parse(call.dueAt) - Date.now())
    timers.set(
      call.id,
      setTimeout(() => void ring(paymentId, call), ms),
    )
  }

  async function ring(paymentId: string, call: Owed) {
    timers.delete(call.id)
    const answer = await ask(call.url, closing.signal)
    const payment = find(paymentId)
    if (!payment || closing.signal.aborted) return
    const isAccepted = /^2\d\d$/.test(answer)
    payment.attempts.push({ at: new Date().toISOString(), status: call.status, answer, isAccepted })
    payment.attempts = payment.attempts.slice(-MAX_ATTEMPTS_KEPT)
    const again = isAccepted ? undefined : retrySeconds[call.tries]
    if (again === undefined) payment.owed = payment.owed.filter((other) => other.id !== call.id)
    else {
      call.tries += 1
      call.dueAt = new Date(Date.now() + again * 1000).toISOString()
      wait(paymentId, call)
    }
    save(payment)
  }
}

async function ask(url: string, closing: AbortSignal): Promise<string> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(url, { redirect: 'manual', signal })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (cause instanceof Error && cause.name === 'TimeoutError') return 'timeout'
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  }
}
